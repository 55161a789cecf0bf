/** What work is about, by the first English word from J to Z: English words, then German, French and Spanish ones that say the same. */
export const thingsJToZ = `
key|schlüssel|clé|clave
kitchen|küche|cuisine|cocina
knowledge|wissen kenntnis kenntnisse|connaissance savoir|conocimiento
laboratory lab|labor|laboratoire|laboratorio
language|sprache|langue langage|idioma lengua lenguaje
large big|groß|grand gros|grande
law legal|recht gesetz|droit loi juridique légal|derecho ley jurídico legal
lawyer attorney|rechtsanwalt jurist|avocat juriste|abogado jurista
layer|schicht|couche|capa
layout|layout|mise|maquetación
least minimum|mindestens|minimum|mínimo menos
leave|urlaub|congé|permiso
level|niveau ebene stufe|niveau|nivel
library|bibliothek|bibliothèque|biblioteca
licence license|führerschein lizenz erlaubnis|permis licence|permiso carné licencia
life living|leben|vie|vida
light|licht beleuchtung|lumière éclairage|luz iluminación
limit|grenze|limite|límite
line|linie|ligne|línea
load|last|charge|carga
local regional|lokal regional örtlich|local régional|local regional
location place|ort standort platz|lieu emplacement|lugar ubicación
logistics|logistik|logistique|logística
machine machinery|maschine|machine|máquina maquinaria
machinist mechanic|mechaniker mechanisch maschinenbau|mécanicien mécanique|mecánico
manner behaviour|auftreten|manière|trato manera
manual handbook|handbuch anleitung|manuel|manual
manufacturing|fertigung hersteller|fabrication|fabricación fabricante
market|markt marketing vermarktung|marché marketing|mercado marketing mercadotecnia
master|meister|maître|maestro
material learning|lernmaterial|didactique|didáctico
material|material werkstoff stoff|matériel matériau matière|material materia
mathematics math|mathematik|mathématiques|matemáticas
meat|fleisch|viande|carne
media|medien|média|medio
medication drug medicine|medikament arzneimittel|médicament|medicamento medicación fármaco
member|mitglied|membre|miembro
memory|speicher|mémoire|memoria
menu|menü speisekarte karte|menu carte|menú carta
menu|menü speisekarte|menu carte|menú carta
message|nachricht|message|mensaje
metal steel|metall stahl|métal acier|metal acero
method methodology|methode methodik|méthode méthodologie|método metodología
milestone|meilenstein|jalon|hito
million|million|million|millón
minute protocol|protokoll|compte-rendu procès-verbal|acta
mobile|mobil|mobile|móvil
mobility|mobilität|mobilité|movilidad
money|geld|argent|dinero
month|monat|mois mensuel|mes mensual
morning|morgen frühschicht|matin|mañana
mortgage|hypothek|hypothèque|hipoteca
music|musik|musique|música
network|netzwerk netz|réseau|red
news newsletter|newsletter nachricht|newsletter actualité|boletín noticia
new|neu|nouveau nouvelle|nuevo
night|nacht|nuit|noche
normal standard regular|norm standard regelmäßig|norme standard régulier|norma estándar regular
note|notiz|note|nota
number quantity|zahl anzahl menge|nombre quantité|número cantidad
nurse|pflegefachkraft krankenpflege krankenschwester pfleger pflegekraft|infirmier infirmière|enfermero
nutrition diet|ernährung diät|nutrition alimentation|nutrición dieta
office|büro|bureau|oficina
official officer|beamter beauftragter|officiel responsable agent|oficial responsable
onboard|einarbeiten|intégration|incorporación
online internet web|internet online web|internet ligne web|internet línea web
operating surgery surgical|operation chirurgie op|opération chirurgie bloc|cirugía quirúrgico operación
option|option|option|opción
oral spoken verbal|mündlich|oral|oral verbal
organized|organisiert strukturiert|organisé|organizado
outpatient|ambulant|ambulatoire|ambulatorio
owner|besitzer eigentümer|propriétaire|propietario
page|seite|page|página
paint|maler farbe|peintre peinture|pintor pintura
pain|schmerz|douleur|dolor
paper|papier|papier|papel
parcel package|paket|colis|paquete
parent|eltern|parent|padre
partner|partner|partenaire|socio
passenger|passagier fahrgast|passager|pasajero
patience|geduld|patience|paciencia
patient|patient|patient|paciente
payroll salary wage|gehalt lohn lohnabrechnung entgelt|paie salaire|nómina salario sueldo
pedagogical educational|pädagogisch pädagogik erzieherisch|pédagogique éducatif|pedagógico educativo
people person|person mensch leute|personne gens|persona gente
percent rate|prozent quote|taux|tasa
performance|leistung|performance|rendimiento desempeño
permanent|unbefristet fest|permanent|indefinido permanente
permit|genehmigung|permis|permiso
pharmacy pharmacist pharmaceutical|apotheke pharma|pharmacie pharmacien pharmaceutique|farmacia farmacéutico
phone telephone|telefon telefonisch|téléphone téléphonique|teléfono telefónico
physician doctor|arzt ärztin|médecin docteur|médico doctor
physiotherapist physiotherapy|physiotherapeut physiotherapie krankengymnastik|kinésithérapeute kinésithérapie|fisioterapeuta fisioterapia
pipe plumbing|rohr sanitär installateur klempner|tuyau plomberie plombier|tubería fontanería
platform|plattform|plateforme|plataforma
policy guideline|richtlinie leitlinie|politique directive|política directriz
position job role|stelle position arbeitsplatz|poste emploi|puesto empleo cargo
practice practical|praxis praktisch|pratique|práctica
preferred preferably|bevorzugt vorzugsweise|préférence|preferible preferencia
prescribe prescription|verordnen rezept|prescrire ordonnance|prescribir receta
pressure stress|druck stress belastbarkeit|pression stress|presión estrés
price|preis preisgestaltung|prix tarif tarification|precio tarifa
primary elementary|grundschule|primaire|primaria
prioritize|priorisieren|prioriser|priorizar
private|privat|privé|privado
procedure|verfahren vorgehen ablauf|procédure|procedimiento
process|prozess ablauf|processus procédé|proceso
production|produktion fertigung|production|producción
product|produkt erzeugnis|produit|producto
professional profession|beruf professionell|professionnel profession métier|profesional profesión
professional|professionell|professionnel|profesional
proficient proficiency fluent|fließend sicher verhandlungssicher|courant maîtrise|fluido dominio
profit profitability|gewinn ertrag rentabilität|profit bénéfice rentabilité|beneficio rentabilidad
programme|programm|programme|programa
project|projekt|projet|proyecto
property estate|immobilie eigentum|immobilier propriété bien|inmueble inmobiliario propiedad
prototype|prototyp|prototype|prototipo
proven|nachweislich bewährt|prouvé avéré|demostrado
psychology|psychologie|psychologie|psicología
pupil student|schüler student studierende|élève étudiant|alumno estudiante
qualification qualified|qualifikation qualifiziert|qualification qualifié|cualificación
quality|qualität|qualité|calidad
question|frage|question|pregunta cuestión
quotation proposal offer|angebot kostenvoranschlag|devis proposition|presupuesto propuesta oferta
ramp dock|rampe|quai|muelle
range|spektrum|gamme|gama
reading|lesen lektüre|lecture lire|lectura leer interpretar
real|real echt|réel|real
reception receptionist|empfang rezeption|réception réceptionniste accueil|recepción recepcionista
recipe|rezept|recette|receta
recovery rehabilitation|genesung rehabilitation reha erholung|rétablissement rééducation réadaptation|recuperación rehabilitación
refund|erstattung rückerstattung|remboursement|reembolso devolución
regulation rule|vorschrift regel verordnung bestimmung|règlement réglementation|normativa regla reglamento norma
relationship relation|beziehung|relation|relación
reliable reliability|zuverlässig zuverlässigkeit|fiable fiabilité|fiable fiabilidad
remote|remote|distance|remoto
rent|miete|location louer|alquiler
repeat|wiederholen|répéter|repetir
respond|reagieren reaktion|réagir réaction|reaccionar
responsible responsibility|verantwortlich zuständig|responsable responsabilité charge|responsable responsabilidad cargo
restaurant catering hospitality gastronomy|restaurant gastronomie hotellerie|restaurant hôtellerie gastronomie|restaurante restauración hostelería gastronomía
result outcome|ergebnis resultat ergebnisse|résultat|resultado
retail|einzelhandel handel|détail|minorista
return|rückgabe retoure|retour|devolución
revenue turnover|umsatz erlös|chiffre revenu|facturación ingreso
right|richtig recht|correct droit|correcto
room|raum zimmer|salle chambre pièce|sala habitación
route tour|tour strecke|tournée itinéraire|ruta
safety safe secure|sicher sicherheit|sûr sécurité|seguro
sample|probe muster|échantillon|muestra
satisfaction satisfied|zufriedenheit zufrieden|satisfaction satisfait|satisfacción satisfecho
scale|skalieren|échelle|escala
school|schule|école scolaire|escuela escolar colegio
science scientific scientist|wissenschaft|science scientifique|ciencia científico
scope|umfang|périmètre|alcance
screen|bildschirm|écran|pantalla
search engine|suchmaschine|référencement|buscador posicionamiento
season|saison saisonal|saison saisonnier|temporada estacional
secondary|abitur schulabschluss|secondaire baccalauréat|bachillerato secundaria
second|sekunde zweite|seconde deuxième|segundo
secretary administrative|sekretär sekretariat administrativ verwaltung|secrétaire administratif|secretario administrativo
section|abschnitt|section|sección
sensor|sensor|capteur|sensor
server|server|serveur|servidor
several multiple many|mehrere viele|plusieurs|varios múltiples
shelf|regal|rayon étagère|estantería estante
shift|schicht|équipe poste|turno
shop store|laden geschäft filiale|magasin boutique|tienda
simple easy|einfach|simple facile|sencillo simple fácil
simulation|simulation|simulation|simulación
size|größe|taille|tamaño
skill competence|fähigkeit fertigkeit kompetenz|compétence|competencia habilidad
small|klein|petit|pequeño
social|sozial|social|social
socket|steckdose|prise|enchufe
software|software|logiciel|software
solid sound|solide fundiert|solide|sólido
source|quelle|source|fuente
space|raum|espace|espacio
special|besonders speziell|spécial particulier|especial
specification|spezifikation|spécification|especificación
speech|sprache rede|parole|habla
speed fast quick|geschwindigkeit schnell|vitesse rapide|velocidad rápido
spirit team teamwork|team mannschaft|équipe|equipo
sport|sport|sport sportif|deporte deportivo
stable|stabil|stable|estable
stage phase|phase|phase étape|fase etapa
stakeholder|stakeholder interessengruppe|partie|interesado
statement|abschluss erklärung|état relevé|estado
statistics|statistik statistisch|statistique|estadística
step|schritt|étape|paso
strategy strategic|strategie strategisch|stratégie stratégique|estrategia estratégico
strong|stark ausgeprägt|fort|fuerte
structure|struktur|structure|estructura
subject|fach thema|matière sujet|asignatura tema materia
subscriber|abonnent|abonné|suscriptor
success|erfolg erfolgreich|succès réussite|éxito exitoso
supplier vendor|lieferant zulieferer|fournisseur|proveedor
supplier|lieferant|fournisseur|proveedor
system|system|système|sistema
table|tabelle tisch|tableau table|tabla mesa
tax declaration return|steuererklärung|déclaration|declaración
tax|steuer|impôt fiscal taxe|impuesto fiscal
teamwork|teamarbeit teamgeist|équipe|equipo
team|team|équipe|equipo
technician technical technique technology|techniker technisch technologie|technicien technique technologie|técnico tecnología
temperature|temperatur|température|temperatura
temporary|befristet vorübergehend|temporaire|temporal
tender bid|ausschreibung|appel|licitación
text|text|texte|texto
thinking|denken|réflexion|pensamiento
third|dritte|troisième|tercero
time|zeit|temps|tiempo
together|gemeinsam zusammen|ensemble|juntos conjunto
tool|werkzeug tool|outil|herramienta
track record|bilanz|bilan|balance
trade|handel handwerk|métier négoce|oficio comercio
traffic|verkehr|trafic circulation|tráfico
transaction|transaktion|transaction|transacción
trend|trend|tendance|tendencia
turnover|fluktuation|rotation|rotación
university college academic|universität hochschule akademisch|université universitaire|universidad universitario académico
user|nutzer benutzer anwender|utilisateur|usuario
vacation holiday|urlaub ferien|vacances congés|vacaciones
various|verschieden|divers|diverso
vegetable|gemüse|légume|verdura
vision|vision|vision|visión
visualization|visualisierung|visualisation|visualización
vital sign|vitalwerte|constante|constante
volume|volumen|volume|volumen
warehouse|lager|entrepôt|almacén
waste|abfall verschwendung|déchet gaspillage|residuo desperdicio
water|wasser|eau|agua
website site|website webseite|site|sitio web
week|woche wöchentlich|semaine hebdomadaire|semana semanal
weight|gewicht|poids|peso
weld|schweißen|souder soudage|soldar soldadura
whole entire total|gesamt ganz|entier total|entero total
wholesale|großhandel|grossiste|mayorista
window|fenster|fenêtre|ventana
wood carpenter|holz schreiner tischler zimmerer|bois menuisier charpentier|madera carpintero
work employment|arbeits|travail|laboral
workplace|arbeitsplatz|lieu|lugar
workshop|werkstatt workshop|atelier|taller
world worldwide|welt weltweit|monde mondial|mundo mundial
worldwide|weltweit|mondial|mundial
wound|wunde|plaie|herida
written|schriftlich|écrit|escrito
year|jahr|an année|año
young youth|jung jugend|jeune jeunesse|joven juventud
`;
