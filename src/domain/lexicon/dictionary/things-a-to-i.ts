/** What work is about, by the first English word from A to I: English words, then German, French and Spanish ones that say the same. */
export const thingsAToI = `
ability able capability capable|fähigkeit vermögen|capacité capable aptitude|capacidad capaz habilidad
access|zugang zugriff|accès|acceso
accident|unfall|accident|accidente
account accountant|konto buchhaltung rechnungswesen|compte comptabilité comptable|cuenta contabilidad contable
accurate accuracy precise precision|genau genauigkeit präzise präzision sorgfältig|précis précision rigueur rigoureux soigneux|preciso precisión exacto exactitud riguroso
activity|aktivität tätigkeit|activité|actividad
additional extra|zusätzlich weitere|supplémentaire complémentaire|adicional complementario
admission|aufnahme|admission|ingreso admisión
advanced|fortgeschritten|avancé|avanzado
advantage asset|vorteil|avantage atout|ventaja
advertising|werbung anzeige|publicité annonce|publicidad anuncio
agency agent|agentur agent|agence agent|agencia agente
age|alter|âge|edad
aim goal target objective|ziel zielsetzung|objectif but cible|objetivo meta
air|luft|air aérien|aire aéreo
analyse|analysieren|analyser|analizar
animal|tier|animal animaux|animal
annual yearly|jährlich|annuel|anual
apartment flat housing residential|wohnung wohngebäude|appartement logement résidentiel|vivienda piso residencial
appliance device|gerät|appareil dispositif|aparato dispositivo
applicant candidate|bewerber kandidat|candidat|candidato
apprentice trainee|auszubildende lehrling azubi lernende|apprenti stagiaire|aprendiz becario
apprenticeship vocational|berufsausbildung lehre ausbildung|apprentissage professionnel|aprendizaje profesional
approach|ansatz|approche|enfoque
architect architecture|architekt architektur|architecte architecture|arquitecto arquitectura
area field domain sector|bereich gebiet sektor fachgebiet|domaine secteur zone|área ámbito sector campo zona
art artist artistic|kunst künstler künstlerisch|art artiste artistique|arte artista artístico
article|artikel|article|artículo
assistant|assistent assistentin helfer gehilfe|assistant assistante aide|asistente ayudante auxiliar
attention detail|aufmerksamkeit detail|attention détail|atención detalle
bachelor|bachelor|licence|grado licenciatura
bank|bank|banque bancaire|banco bancario
basic basis|grundlage grundkenntnisse basis|base fondamental|básico base
behavior|verhalten|comportement|comportamiento conducta
benefit|leistung vorteil nutzen|avantage bénéfice|beneficio
beverage drink|getränk|boisson|bebida
bill invoice invoicing|rechnung fakturierung abrechnung rechnungsstellung|facture|factura
board executive|vorstand geschäftsführung|conseil direction|consejo junta dirección
body physical|körper körperlich|corps physique|cuerpo físico
book|buch|livre|libro
branch|filiale niederlassung zweigstelle|succursale filiale agence|sucursal filial
brand|marke|marque|marca
break downtime|pause stillstand ausfall|pause arrêt|pausa parada
break|pause|récréation pause|recreo pausa
brochure|broschüre prospekt|brochure dépliant|folleto
budget|budget haushalt|budget|presupuesto
building|gebäude bau|bâtiment immeuble édifice|edificio construcción
business commercial corporate|geschäft wirtschaft gewerblich kaufmännisch|affaires commercial commerce|negocio comercial empresarial
cable|kabel|câble|cable
call|bereitschaft|astreinte|guardia
campaign|kampagne|campagne|campaña
car vehicle automotive truck|auto fahrzeug wagen pkw lkw|voiture véhicule camion automobile|coche vehículo camión automóvil
career|karriere laufbahn|carrière|carrera
carrier|spediteur spedition|transporteur|transportista
carry|tragen|porter|llevar cargar
case|fall|cas dossier|caso
cash till cashier register|kasse bargeld|caisse caissier espèces|caja cajero efectivo
category|kategorie|catégorie|categoría
cause root|ursache|cause|causa
center centre|zentrum|centre|centro
certificate certified|zertifikat zertifizierung bescheinigung zeugnis geprüft|certificat certifié attestation|certificado
chain|kette|chaîne|cadena
challenge|herausforderung|défi|reto desafío
channel|kanal|canal canaux|canal
chef|koch küchenchef|chef cuisinier|chef cocinero
chemical chemistry|chemie chemisch chemikalien|chimie chimique|química
chief head principal main|chef leiter haupt oberste|chef principal|jefe principal
child childcare children|kind|enfant|niño infantil
city town municipal|stadt|ville municipal|ciudad municipal
claim|schaden forderung anspruch|sinistre réclamation|siniestro reclamación
class classroom lesson|klasse unterrichtsstunde klassenzimmer|classe cours leçon|clase aula lección
clear derive|ableiten|tirer déduire|extraer
clear|klar deutlich|clair|claro
clerk|sachbearbeiter angestellte kaufmann|employé commis|empleado administrativo
clinic hospital|klinik klinisch krankenhaus|clinique hôpital hospitalier|clínica hospital hospitalario
clothing fashion|kleidung mode|vêtement mode|ropa moda
code|code programmieren|code|código programar
colleague coworker|kollege|collègue|compañero colega
color|farbe|couleur|color
comfortable|sicher|aise|cómodo
commission|provision inbetriebnahme|commission|comisión
committee|ausschuss komitee|comité|comité
common|häufig üblich|courant|común
community|gemeinschaft gemeinde|communauté|comunidad
company enterprise firm|unternehmen firma betrieb|entreprise société|empresa compañía
company group|gesellschaft konzern|groupe|sociedad grupo
competition|wettbewerb konkurrenz|concurrence concurrent|competencia competidor
complaint|beschwerde reklamation|réclamation plainte|reclamación queja
complex|komplex|complexe|complejo
component part|komponente teil bauteil|composant pièce partie|componente pieza parte
computer|computer rechner edv|ordinateur informatique|ordenador informático
concept|konzept|concept|concepto
condition|bedingung zustand|condition état|condición estado
conference trade fair event|konferenz messe veranstaltung event|conférence salon événement|conferencia feria evento
confidential confidentiality|vertraulich vertraulichkeit verschwiegenheit|confidentiel confidentialité|confidencial
conflict|konflikt|conflit|conflicto
consumer|verbraucher konsument konsumgüter|consommateur|consumidor consumo
content|inhalt|contenu|contenido
contract subcontractor|vertrag auftragnehmer subunternehmer nachunternehmer|contrat prestataire sous-traitant|contrato contratista subcontratista
conversation|gespräch unterhaltung|conversation|conversación
correct|korrigieren korrektur|corriger correction|corregir corrección
correspondence letter mail|korrespondenz brief post schriftverkehr|correspondance courrier lettre|correspondencia carta correo
cost expense|kosten ausgabe aufwand|coût frais dépense|coste gasto
country national nationwide|land national bundesweit|pays national|país nacional
course curriculum|kurs lehrplan lehrgang|cours programme stage|curso currículo programa
creative creativity|kreativ kreativität|créatif créativité|creativo
credit loan|kredit darlehen|crédit prêt|crédito préstamo
culture|kultur kulturell|culture culturel|cultura cultural
customer client consumer clientele|kunde kundin auftraggeber|client clientèle|cliente clientela
daily day|täglich tag|quotidien jour journée|diario día
damage|schaden beschädigung|dommage dégât|daño
dashboard|dashboard|tableau|cuadro panel
database|datenbank|base|base
data|daten|données|datos
day shift|tagdienst|journée|jornada
deadline term|frist termin|délai échéance|plazo
debt receivable collection|forderung mahnung schulden|créance recouvrement dette|deuda cobro
degree|studium abschluss hochschulabschluss|diplôme|titulación grado
demand need|bedarf nachfrage|demande besoin|demanda necesidad
department division|abteilung|département service|departamento sección
depth|tiefe|profondeur|profundidad
desire|wunsch|souhait|deseo
diagram drawing blueprint schematic|schaltplan zeichnung plan|schéma dessin plan|esquema plano dibujo
difficult|schwierig|difficile|difícil
digital|digital digitalisierung|numérique digital numérisation|digital digitalización
diploma|diplom abschluss|diplôme|diploma título
director|direktor leiter|directeur directrice|director
direct|direkt|direct|directo
disability|behinderung|handicap|discapacidad
discount|rabatt|remise réduction|descuento
disease illness|krankheit erkrankung|maladie|enfermedad
dish meal food|gericht speise mahlzeit essen lebensmittel|plat repas aliment alimentaire nourriture|plato comida alimento alimentario
dressing|verband|pansement|vendaje
driving|fahren führerschein|conduire|conducir
duty obligation task|aufgabe pflicht|tâche obligation mission|tarea obligación función
duty|pflicht aufgabe|devoir|deber
economy economic|wirtschaft ökonomie volkswirtschaft|économie économique|economía económico
efficient efficiency|effizient effizienz|efficace|eficiente eficiencia eficaz
effort|aufwand|effort|esfuerzo
elderly senior geriatric|senior alter ältere|âgé|mayor anciano
electrical electrician|elektrisch elektriker elektro strom|électrique électricien électricité|eléctrico electricista
electronic|elektronik|électronique|electrónico
email|mail|mail courriel|correo
emergency|notfall notaufnahme|urgence|urgencia emergencia
empathy compassion|empathie einfühlungsvermögen|empathie|empatía
employee staff personnel workforce|mitarbeiter angestellte personal beschäftigte belegschaft|employé salarié personnel effectif collaborateur|empleado trabajador personal plantilla
employer|arbeitgeber|employeur|empleador
energy power|energie strom|énergie|energía
engine motor|motor|moteur|motor
engineer|ingenieur ingenieurwesen technik|ingénieur ingénierie|ingeniero
enquiry inquiry query|anfrage|demande requête|consulta
environment environmental|umwelt umgebung umfeld|environnement environnemental|entorno ambiente medioambiental
equipment|ausrüstung ausstattung gerät anlage|équipement matériel|equipo
error mistake defect|fehler mangel defekt|erreur défaut|error defecto
ethic|ethik|éthique|ética
evening|abend|soir|tarde noche
exam|prüfung klausur|examen|examen
excellent outstanding|ausgezeichnet hervorragend exzellent|excellent|excelente
exercise|übung|exercice|ejercicio
experience experienced|erfahrung|expérience expérimenté|experiencia experimentado
expert specialist|experte fachwissen spezialist fachkraft|expert expertise spécialiste|experto especialista
external|extern|externe|externo
facility plant factory|anlage werk fabrik einrichtung betrieb|installation usine site|instalación planta fábrica
fall|sturz|chute|caída
family|familie angehörige|famille|familia
feedback|feedback rückmeldung|retour|retroalimentación
fill vacancy|besetzen|pourvoir pourvu|cubrir cobertura
film video|film video|film vidéo|película vídeo
final|endgültig|final|final
finance financial|finanz finanziell|finance financier|finanzas financiero
first|erste|premier|primero
fish|fisch|poisson|pescado
flexible flexibility|flexibel flexibilität|flexible flexibilité souplesse|flexible flexibilidad
flexible|flexibel|flexible|flexible
flight|flug|vol|vuelo
floor ward|station etage|étage service|planta
focus|schwerpunkt fokus|accent|enfoque
foreign international global|international ausland global|étranger international mondial|extranjero internacional global
foreman|polier vorarbeiter|contremaître|capataz
forklift|gabelstapler stapler|chariot|carretilla
form|formular form|formulaire forme|formulario forma
fourth|vierte|quatrième|cuarto
fraud|betrug|fraude|fraude
free|frei|libre gratuit|libre gratis
fresh|frisch|frais|fresco
friendly polite|freundlich höflich|aimable souriant agréable poli|amable cordial
front|vorder|avant|frontal
front|vorne|avant|frente
full|voll vollständig|complet plein|completo pleno
function functional|funktion funktional|fonction fonctionnel|función funcional
fund|fonds mittel|fonds|fondo
furniture|möbel|meuble mobilier|mueble
future|zukunft|avenir futur|futuro
general|allgemein|général|general
good merchandise|ware güter|marchandise bien|mercancía bien género
government public|öffentlich regierung behörde|public gouvernement administration|público gobierno administración
grade mark|note|note|nota calificación
grade|klasse note|année|curso grado
grant|gewähren|accorder|conceder
graphic|grafik grafisch|graphique graphisme|gráfico
greet welcome|begrüßen empfangen|accueillir|recibir acoger
group|gruppe|groupe|grupo
guest visitor|gast besucher|invité hôte convive visiteur|huésped invitado comensal visitante
half|halb|demi|medio
halve half|halbieren|moitié|mitad
handover|übergabe|transmission|relevo
hand|hand|main manuel|mano manual
hazard risk danger|gefahr risiko|risque danger|riesgo peligro
health healthcare medical medicine|gesundheit medizin medizinisch gesundheitswesen|santé médical médecine|salud sanitario médico medicina
heating|heizung|chauffage|calefacción
high|hoch|haut élevé|alto elevado
history|geschichte historie|histoire historique|historia historial
holiday leave absence|urlaub abwesenheit|congé absence vacances|vacaciones ausencia
home house|haus heim häuslich|maison domicile foyer|casa hogar domicilio
homework|hausaufgaben|devoirs|deberes
hotel|hotel|hôtel|hotel
hour|stunde|heure|hora
human resource|personal mensch ressource|humain ressource|humano recurso
hygiene sanitation|hygiene|hygiène|higiene
ideal|idealerweise|idéalement|idealmente
idea|idee|idée|idea
image picture photo|bild foto|image photo|imagen foto
important relevant|wichtig relevant|important pertinent|importante relevante
incident|vorfall|incident|incidente
independent|selbstständig selbständig eigenständig unabhängig|autonome autonomie indépendant|autónomo independiente
individual|individuell einzeln|individuel|individual
industry|industrie industriell branche|industrie industriel|industria industrial
infection|infektion|infection|infección
infrastructure|infrastruktur|infrastructure|infraestructura
initiative|initiative|initiative|iniciativa
innovative|innovativ innovation|innovant|innovador
insight|erkenntnis|enseignement|conclusión
instrument|instrument|instrument|instrumento
insulation|isolierung|isolation|aislamiento
insurance|versicherung|assurance|seguro
integrity|integrität|intégrité|integridad
intensive|intensiv|intensif|intensivo
interest|interesse|intérêt|interés
interface|schnittstelle|interface|interfaz
internal|intern|interne|interno
issue problem|problem|problème difficulté|problema incidencia
`;
