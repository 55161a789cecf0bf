/** More of what work is about; see things.ts. */
export const moreThings = `
kitchen|küche|cuisine|cocina
knowledge|wissen kenntnis kenntnisse|connaissance savoir|conocimiento
laboratory lab|labor|laboratoire|laboratorio
language|sprache|langue langage|idioma lengua lenguaje
large big|groß|grand gros|grande
law legal|recht gesetz|droit loi juridique légal|derecho ley jurídico legal
lawyer attorney|rechtsanwalt jurist|avocat juriste|abogado jurista
level|niveau ebene stufe|niveau|nivel
licence license|führerschein lizenz erlaubnis|permis licence|permiso carné licencia
life living|leben|vie|vida
light|licht beleuchtung|lumière éclairage|luz iluminación
limit|grenze|limite|límite
line|linie|ligne|línea
local regional|lokal regional örtlich|local régional|local regional
location place|ort standort platz|lieu emplacement|lugar ubicación
logistics|logistik|logistique|logística
machinist mechanic|mechaniker mechanisch maschinenbau|mécanicien mécanique|mecánico
manner behaviour|auftreten|manière|trato manera
manual handbook|handbuch anleitung|manuel|manual
manufacturing|fertigung hersteller|fabrication|fabricación fabricante
market|markt marketing vermarktung|marché marketing|mercado marketing mercadotecnia
master|meister|maître|maestro
material|material werkstoff stoff|matériel matériau matière|material materia
mathematics math|mathematik|mathématiques|matemáticas
meat|fleisch|viande|carne
media|medien|média|medio
medication drug medicine|medikament arzneimittel|médicament|medicamento medicación fármaco
member|mitglied|membre|miembro
memory|speicher|mémoire|memoria
menu|menü speisekarte karte|menu carte|menú carta
message|nachricht|message|mensaje
metal steel|metall stahl|métal acier|metal acero
method methodology|methode methodik|méthode méthodologie|método metodología
minute protocol|protokoll|compte-rendu procès-verbal|acta
mobile|mobil|mobile|móvil
money|geld|argent|dinero
month|monat|mois mensuel|mes mensual
morning|morgen frühschicht|matin|mañana
mortgage|hypothek|hypothèque|hipoteca
music|musik|musique|música
network|netzwerk netz|réseau|red
new|neu|nouveau nouvelle|nuevo
news newsletter|newsletter nachricht|newsletter actualité|boletín noticia
night|nacht|nuit|noche
normal standard regular|norm standard regelmäßig|norme standard régulier|norma estándar regular
note|notiz|note|nota
number quantity|zahl anzahl menge|nombre quantité|número cantidad
nurse|pflegefachkraft krankenpflege krankenschwester pfleger pflegekraft|infirmier infirmière|enfermero
nutrition diet|ernährung diät|nutrition alimentation|nutrición dieta
office|büro|bureau|oficina
official officer|beamter beauftragter|officiel responsable agent|oficial responsable
operating surgery surgical|operation chirurgie op|opération chirurgie bloc|cirugía quirúrgico operación
oral spoken verbal|mündlich|oral|oral verbal
organized|organisiert strukturiert|organisé|organizado
outpatient|ambulant|ambulatoire|ambulatorio
owner|besitzer eigentümer|propriétaire|propietario
paint|maler farbe|peintre peinture|pintor pintura
paper|papier|papier|papel
parent|eltern|parent|padre
partner|partner|partenaire|socio
passenger|passagier fahrgast|passager|pasajero
patient|patient|patient|paciente
patience|geduld|patience|paciencia
payroll salary wage|gehalt lohn lohnabrechnung entgelt|paie salaire|nómina salario sueldo
pedagogical educational|pädagogisch pädagogik erzieherisch|pédagogique éducatif|pedagógico educativo
people person|person mensch leute|personne gens|persona gente
percent rate|prozent quote|taux|tasa
performance|leistung|performance|rendimiento desempeño
pharmacy pharmacist pharmaceutical|apotheke pharma|pharmacie pharmacien pharmaceutique|farmacia farmacéutico
phone telephone|telefon telefonisch|téléphone téléphonique|teléfono telefónico
physician doctor|arzt ärztin|médecin docteur|médico doctor
physiotherapist physiotherapy|physiotherapeut physiotherapie krankengymnastik|kinésithérapeute kinésithérapie|fisioterapeuta fisioterapia
pipe plumbing|rohr sanitär installateur klempner|tuyau plomberie plombier|tubería fontanería
platform|plattform|plateforme|plataforma
policy guideline|richtlinie leitlinie|politique directive|política directriz
practice practical|praxis praktisch|pratique|práctica
preferred preferably|bevorzugt vorzugsweise|préférence|preferible preferencia
pressure stress|druck stress belastbarkeit|pression stress|presión estrés
price|preis preisgestaltung|prix tarif tarification|precio tarifa
procedure|verfahren vorgehen ablauf|procédure|procedimiento
process|prozess ablauf|processus procédé|proceso
product|produkt erzeugnis|produit|producto
production|produktion fertigung|production|producción
professional profession|beruf professionell|professionnel profession métier|profesional profesión
profit profitability|gewinn ertrag rentabilität|profit bénéfice rentabilité|beneficio rentabilidad
project|projekt|projet|proyecto
property estate|immobilie eigentum|immobilier propriété bien|inmueble inmobiliario propiedad
prototype|prototyp|prototype|prototipo
proven|nachweislich bewährt|prouvé avéré|demostrado
pupil student|schüler student studierende|élève étudiant|alumno estudiante
qualification qualified|qualifikation qualifiziert|qualification qualifié|cualificación
quality|qualität|qualité|calidad
question|frage|question|pregunta cuestión
quotation proposal offer|angebot kostenvoranschlag|devis proposition|presupuesto propuesta oferta
reading|lesen lektüre|lecture lire|lectura leer interpretar
real|real echt|réel|real
reception receptionist|empfang rezeption|réception réceptionniste accueil|recepción recepcionista
recipe|rezept|recette|receta
recovery rehabilitation|genesung rehabilitation reha erholung|rétablissement rééducation réadaptation|recuperación rehabilitación
refund|erstattung rückerstattung|remboursement|reembolso devolución
regulation rule|vorschrift regel verordnung bestimmung|règlement réglementation|normativa regla reglamento norma
relationship relation|beziehung|relation|relación
reliable reliability|zuverlässig zuverlässigkeit|fiable fiabilité|fiable fiabilidad
repeat|wiederholen|répéter|repetir
responsible responsibility|verantwortlich zuständig|responsable responsabilité charge|responsable responsabilidad cargo
result outcome|ergebnis resultat ergebnisse|résultat|resultado
retail|einzelhandel handel|détail|minorista
revenue turnover|umsatz erlös|chiffre revenu|facturación ingreso
room|raum zimmer|salle chambre pièce|sala habitación
safety safe secure|sicher sicherheit|sûr sécurité|seguro
sample|probe muster|échantillon|muestra
satisfaction satisfied|zufriedenheit zufrieden|satisfaction satisfait|satisfacción satisfecho
school|schule|école scolaire|escuela escolar colegio
science scientific scientist|wissenschaft|science scientifique|ciencia científico
screen|bildschirm|écran|pantalla
season|saison saisonal|saison saisonnier|temporada estacional
secretary administrative|sekretär sekretariat administrativ verwaltung|secrétaire administratif|secretario administrativo
section|abschnitt|section|sección
server|server|serveur|servidor
shelf|regal|rayon étagère|estantería estante
shift|schicht|équipe poste|turno
shop store|laden geschäft filiale|magasin boutique|tienda
simple easy|einfach|simple facile|sencillo simple fácil
skill competence|fähigkeit fertigkeit kompetenz|compétence|competencia habilidad
small|klein|petit|pequeño
social|sozial|social|social
software|software|logiciel|software
solid sound|solide fundiert|solide|sólido
source|quelle|source|fuente
space|raum|espace|espacio
specification|spezifikation|spécification|especificación
speed fast quick|geschwindigkeit schnell|vitesse rapide|velocidad rápido
spirit team teamwork|team mannschaft|équipe|equipo
sport|sport|sport sportif|deporte deportivo
stage phase|phase|phase étape|fase etapa
stakeholder|stakeholder interessengruppe|partie|interesado
statement|abschluss erklärung|état relevé|estado
statistics|statistik statistisch|statistique|estadística
strategy strategic|strategie strategisch|stratégie stratégique|estrategia estratégico
strong|stark ausgeprägt|fort|fuerte
structure|struktur|structure|estructura
subject|fach thema|matière sujet|asignatura tema materia
success|erfolg erfolgreich|succès réussite|éxito exitoso
supplier vendor|lieferant zulieferer|fournisseur|proveedor
system|system|système|sistema
table|tabelle tisch|tableau table|tabla mesa
tax|steuer|impôt fiscal taxe|impuesto fiscal
team|team|équipe|equipo
technician technical technique technology|techniker technisch technologie|technicien technique technologie|técnico tecnología
text|text|texte|texto
time|zeit|temps|tiempo
tool|werkzeug tool|outil|herramienta
trade|handel handwerk|métier négoce|oficio comercio
traffic|verkehr|trafic circulation|tráfico
transaction|transaktion|transaction|transacción
trend|trend|tendance|tendencia
university college academic|universität hochschule akademisch|université universitaire|universidad universitario académico
user|nutzer benutzer anwender|utilisateur|usuario
various|verschieden|divers|diverso
vegetable|gemüse|légume|verdura
vital sign|vitalwerte|constante|constante
volume|volumen|volume|volumen
warehouse|lager|entrepôt|almacén
waste|abfall verschwendung|déchet gaspillage|residuo desperdicio
water|wasser|eau|agua
week|woche wöchentlich|semaine hebdomadaire|semana semanal
weld|schweißen|souder soudage|soldar soldadura
wholesale|großhandel|grossiste|mayorista
window|fenster|fenêtre|ventana
wood carpenter|holz schreiner tischler zimmerer|bois menuisier charpentier|madera carpintero
workshop|werkstatt workshop|atelier|taller
world worldwide|welt weltweit|monde mondial|mundo mundial
wound|wunde|plaie|herida
written|schriftlich|écrit|escrito
year|jahr|an année|año
young youth|jung jugend|jeune jeunesse|joven juventud
email|mail|mail courriel|correo
secondary|abitur schulabschluss|secondaire baccalauréat|bachillerato secundaria
carry|tragen|porter|llevar cargar
bachelor|bachelor|licence|grado licenciatura
professional|professionell|professionnel|profesional
proficient proficiency fluent|fließend sicher verhandlungssicher|courant maîtrise|fluido dominio
respond|reagieren reaktion|réagir réaction|reaccionar
prioritize|priorisieren|prioriser|priorizar
onboard|einarbeiten|intégration|incorporación
teamwork|teamarbeit teamgeist|équipe|equipo
flexible|flexibel|flexible|flexible
greet welcome|begrüßen empfangen|accueillir|recibir acoger
chef|koch küchenchef|chef cuisinier|chef cocinero
menu|menü speisekarte|menu carte|menú carta
duty|pflicht aufgabe|devoir|deber
call|bereitschaft|astreinte|guardia
driving|fahren führerschein|conduire|conducir
analyse|analysieren|analyser|analizar
programme|programm|programme|programa
visualization|visualisierung|visualisation|visualización
return|rückgabe retoure|retour|devolución
scope|umfang|périmètre|alcance
commission|provision inbetriebnahme|commission|comisión
vision|vision|vision|visión
insight|erkenntnis|enseignement|conclusión
permit|genehmigung|permis|permiso
layout|layout|mise|maquetación
tender bid|ausschreibung|appel|licitación
leave|urlaub|congé|permiso
stable|stabil|stable|estable
mobile|mobil|mobile|móvil
depth|tiefe|profondeur|profundidad
together|gemeinsam zusammen|ensemble|juntos conjunto
several multiple many|mehrere viele|plusieurs|varios múltiples
first|erste|premier|primero
whole entire total|gesamt ganz|entier total|entero total
common|häufig üblich|courant|común
right|richtig recht|correct droit|correcto
age|alter|âge|edad
front|vorne|avant|frente
color|farbe|couleur|color
weight|gewicht|poids|peso
temperature|temperatur|température|temperatura
library|bibliothek|bibliothèque|biblioteca
speech|sprache rede|parole|habla
private|privat|privé|privado
permanent|unbefristet fest|permanent|indefinido permanente
temporary|befristet vorübergehend|temporaire|temporal
remote|remote|distance|remoto
workplace|arbeitsplatz|lieu|lugar
option|option|option|opción
special|besonders speziell|spécial particulier|especial
direct|direkt|direct|directo
final|endgültig|final|final
size|größe|taille|tamaño
layer|schicht|couche|capa
step|schritt|étape|paso
effort|aufwand|effort|esfuerzo
focus|schwerpunkt fokus|accent|enfoque
range|spektrum|gamme|gama
scale|skalieren|échelle|escala
integrity|integrität|intégrité|integridad
empathy compassion|empathie einfühlungsvermögen|empathie|empatía
ethic|ethik|éthique|ética
approach|ansatz|approche|enfoque
insulation|isolierung|isolation|aislamiento
exercise|übung|exercice|ejercicio
mobility|mobilität|mobilité|movilidad
pain|schmerz|douleur|dolor
exam|prüfung klausur|examen|examen
supplier|lieferant|fournisseur|proveedor
foreman|polier vorarbeiter|contremaître|capataz
milestone|meilenstein|jalon|hito
load|last|charge|carga
simulation|simulation|simulation|simulación
sensor|sensor|capteur|sensor
prescribe prescription|verordnen rezept|prescrire ordonnance|prescribir receta
least minimum|mindestens|minimum|mínimo menos
conversation|gespräch unterhaltung|conversation|conversación
carrier|spediteur spedition|transporteur|transportista
parcel package|paket|colis|paquete
second|sekunde zweite|seconde deuxième|segundo
halve half|halbieren|moitié|mitad
admission|aufnahme|admission|ingreso admisión
fall|sturz|chute|caída
handover|übergabe|transmission|relevo
dressing|verband|pansement|vendaje
correct|korrigieren korrektur|corriger correction|corregir corrección
fill vacancy|besetzen|pourvoir pourvu|cubrir cobertura
turnover|fluktuation|rotation|rotación
psychology|psychologie|psychologie|psicología
subscriber|abonnent|abonné|suscriptor
difficult|schwierig|difficile|difícil
tax declaration return|steuererklärung|déclaration|declaración
socket|steckdose|prise|enchufe
ideal|idealerweise|idéalement|idealmente
third|dritte|troisième|tercero
fourth|vierte|quatrième|cuarto
primary elementary|grundschule|primaire|primaria
material learning|lernmaterial|didactique|didáctico
company group|gesellschaft konzern|groupe|sociedad grupo
page|seite|page|página
incident|vorfall|incident|incidente
million|million|million|millón
day shift|tagdienst|journée|jornada
half|halb|demi|medio
route tour|tour strecke|tournée itinéraire|ruta
ramp dock|rampe|quai|muelle
track record|bilanz|bilan|balance
thinking|denken|réflexion|pensamiento
search engine|suchmaschine|référencement|buscador posicionamiento
work employment|arbeits|travail|laboral
grade|klasse note|année|curso grado
break|pause|récréation pause|recreo pausa
homework|hausaufgaben|devoirs|deberes
rent|miete|location louer|alquiler
grant|gewähren|accorder|conceder
worldwide|weltweit|mondial|mundial
clear derive|ableiten|tirer déduire|extraer
vacation holiday|urlaub ferien|vacances congés|vacaciones
`;
