/** What is done at work: English words, then German, French and Spanish ones that say the same. */
export const deeds = `
accept|annehmen annahme akzeptieren|accepter accueillir|aceptar
achieve reach attain|erreichen erzielen|atteindre atteint obtenir|alcanzar lograr conseguir
acquire acquisition|gewinnen gewinnung gewann akquise akquirieren|acquérir acquisition prospection|adquirir captación
adapt adjust|anpassen|adapter ajuster|adaptar ajustar
administer administration|verwalten administration verabreichen|administrer|administrar
advise consult counsel|beraten beriet|conseil conseiller consultant|asesorar consultor aconsejar
agree|vereinbaren abkommen|accord convenir|acuerdo acordar convenio
align coordinate|koordinieren abstimmen|coordonner coordination|coordinar
allocate assign|zuweisen zuteilen zuordnen einteilen|attribuer affecter|asignar
analyze analysis analyst analytics|analysieren analytik analyst|analyser analyste|analizar análisis analista
analytical|analytisch|analytique|analítico
answer respond reply|beantworten antwort|répondre réponse répondu|contestar responder respuesta atender
apply application|anwenden bewerbung|appliquer application candidature|aplicar
appoint|termin terminierung|rendez-vous nommer|cita nombrar
approve|genehmigen genehmigung freigabe|approuver approbation|aprobar
arrange|arrangieren vereinbaren|organiser arranger|organizar arreglar
assemble assembly|montieren montage zusammenbau|assembler assemblage montage monter|montar montaje ensamblar
evaluate assess|bewerten beurteilen auswerten evaluieren|évaluer|evaluar valorar
help support assist|helfen half hilfe assistieren assistenz|aider assister assistance|ayudar asistir asistencia
attend|teilnehmen teilnahme besuchen|assister participer|asistir asistencia
audit|prüfung revision audit wirtschaftsprüfung|audit|auditoría auditar
automate|automatisieren|automatiser|automatizar
balance reconcile reconciliation|abstimmen abgleich ausgleichen saldo bilanz|rapprochement équilibrer solde|conciliar saldo
book reserve|buchen reservieren|réserver|reservar
bring|bringen brachte|apporter|aportar llevar
construction build|bauen aufbau aufbauen errichten|construire construction bâtir|construir construcción
buy purchase procure|kaufen einkauf beschaffung|acheter achat approvisionnement|comprar aprovisionamiento
calculate|berechnen kalkulieren|calculer|calcular
call|anruf telefonat|appel|llamada
cancel|stornieren absagen|annuler|anular cancelar
care|pflegen versorgen betreuen|soin soigner|cuidado atención atender
carry transport haul|transportieren befördern beförderung|transporter|transportar
change alter modify|ändern änderung wechseln veränderung verändern|changer modifier modification|cambiar modificar
check verify|prüfen überprüfen kontrollieren|vérifier vérification contrôler|comprobar verificar revisar
clean|reinigen reinigung sauber putzen bereinigen bereinigung|nettoyer nettoyage propreté|limpiar limpieza depurar
close|schließen abschluss abschließen|clôturer fermer|cerrar cierre
coach mentor|coachen coaching betreuen anleiten mentor|coacher accompagner mentor|orientar acompañar mentor tutorizar
collaborate cooperate|zusammenarbeiten kooperation mitarbeit|collaborer coopération|colaborar cooperación
collect gather|sammeln erheben erfassen|collecter recueillir|recoger recopilar
communicate|kommunizieren kommunikation kommunikationsstärke verständigung|communiquer communication|comunicar
compare comparison|vergleichen|comparer comparaison|comparar
complete|abschließen abgeschlossen vervollständigen fertigstellen|achever compléter terminer|completar terminar finalizar
comply compliance adhere|einhalten befolgen compliance|respecter conformité|cumplir conformidad
conduct perform execute|durchführen ausführen|réaliser effectuer exécuter mener|realizar ejecutar ejecución efectuar llevar
configure|konfigurieren einrichten|configurer paramétrage|configurar
connect|verbinden anschließen anschluss|connecter connexion raccorder|conectar conexión
contact|kontakt|contact|contacto
contribute|beitragen mitwirken|contribuer contribution participer|contribuir contribución participar
control|kontrollieren steuern steuerung controlling überwachen|contrôler maîtriser|controlar
convert conversion|umwandeln umstellung|convertir conversion transformer|convertir conversión
cook|kochen köchin küche|cuisiner cuisinier|cocinar cocinero
coordinate|koordinator koordinieren|coordonner coordinateur|coordinar
create|erstellen schaffen anlegen gestalten aufbau|créer élaborer|crear elaborar
reduce decrease lower|senken reduzieren verringern verringerung kürzen verkürzen|réduire réduction réduit diminuer diminution baisse|reducir reducción reduje disminuir bajar
cut|kürzen schneiden schnitt|couper|cortar
handle process deal|bearbeiten abwickeln umgang|traiter gérer|tramitar gestionar procesar manejo
decide decision|entscheiden entschied|décider décision|decidir decisión
deliver delivery|liefern lieferung zustellen ausliefern|livrer livraison|entregar reparto
demonstrate show|zeigen vorführen demonstrieren|démontrer montrer|demostrar mostrar
deploy|bereitstellen einsatz|déployer déploiement|desplegar despliegue implantar
design|entwerfen entwurf entwarf gestalten konzipieren konzeption design|concevoir conception conçu design|diseñar concebir
detect identify recognize|erkennen ermitteln feststellen identifizieren|détecter identifier identification|detectar detección identificar
determine define|bestimmen festlegen definieren definition|déterminer définir définition|determinar definir definición
develop|entwickeln entwicklerin ausbau|développer développement|desarrollar
diagnose diagnostic diagnosis|diagnostizieren diagnose diagnostik|diagnostiquer diagnostic|diagnosticar
discuss|besprechen diskutieren|discuter discussion|discutir debatir
dispatch ship|versenden versand verschicken sendung|expédier expédition envoi|expedir expedición enviar envío
distribute|verteilen vertreiben|distribuer distribution|distribuir distribución
document documentation|dokumentieren unterlagen protokollieren|documenter document|documentar
draft|entwerfen entwurf|rédiger brouillon|borrador redactar
drive|fahren fahrerin fuhr|conduire conduite conducteur chauffeur|conducir conducción conductor
edit|redigieren bearbeiten redaktion|éditer relire|editar edición
educate|bilden ausbildung erziehen|éduquer éducation|educar
employ hire|einstellen beschäftigen beschäftigung|embaucher employer emploi|contratar emplear empleo
encourage motivate|motivieren fördern ermutigen|encourager motiver motivé|animar motivar
enforce|durchsetzen|appliquer|aplicar
enhance improve|verbessern verbesserung optimieren|améliorer|mejorar
ensure|sicherstellen gewährleisten sorgen sichern|assurer garantir veiller|asegurar garantizar velar
enter entry input|eingeben eingabe erfassen|saisir saisie entrer|introducir introducción registrar
escort accompany|begleiten|accompagner|acompañar
establish|aufbauen einrichten gründen etablieren|établir établissement|establecer
estimate|schätzen kalkulieren|estimer devis|estimar presupuestar
examine|untersuchen prüfung|examiner examen|examinar examen
expand extend grow growth|ausbauen erweitern erweiterung wachsen wachstum|étendre élargir croître croissance|ampliar crecer
explain|erklären erläutern|expliquer explication|explicar
feed|füttern|nourrir|alimentar
file|ablage ablegen akte|classer dossier|archivar expediente
find|finden suchen fand auffinden|trouver|encontrar
fix|beheben reparieren|corriger réparer|arreglar corregir solucionar
follow|folgen verfolgen nachverfolgen|suivre suivi|seguir
forecast|prognose prognostizieren vorhersage|prévoir prévision|prever previsión pronóstico
generate|erzeugen generieren|générer|generar
guide|anleiten führen|guider orienter|guiar orientar
implement implementation|umsetzen einführen implementieren realisieren|mettre mise implémenter implantation déployer|implementar implantar introducir introduje
increase raise|steigern erhöhen|augmenter accroître hausse|aumentar incrementar subir
inform|informieren auskunft|informer renseigner|informar
inspect|inspizieren inspektion begutachten kontrolle|inspecter contrôle|inspeccionar inspección
install|installieren einbau|installer pose|instalar
instruct|anweisen unterweisen anleiten einweisen|instruire instruction consigne|instruir instrucción
integrate|integrieren eingliederung|intégrer|integrar
interpret|interpretieren auslegen|interpréter|interpretar
interview|vorstellungsgespräch bewerbungsgespräch interview|entretien interviewer|entrevista
introduce introduction|einführen|introduire introduction lancer|introducir introducción introduje
investigate|untersuchen ermitteln|enquêter investigation|investigar
invest|investieren investition|investir investissement|invertir inversión
launch|starten einführung markteinführung|lancer|lanzar
lead|leiten leiterin führen führungskraft|diriger direction encadrer mener|dirigir dirijo dirección liderar líder
leadership|führungserfahrung führungskompetenz|leadership management|liderazgo
learn|lernen|apprendre apprentissage|aprender aprendizaje
lift|heben|soulever levage|levantar elevación
list|auflisten liste|lister|listar
listen|zuhören|écouter|escuchar
load unload|laden beladen entladen verladen|charger décharger|cargar descargar
maintain maintenance|warten instandhalten pflegen unterhalt|entretenir entretien maintenir maintenance|mantener mantuve
manage|verwalten leiten führen steuern steuerung management managen verantworten|gérer gestion management diriger direction piloter|gestionar dirigir dirijo dirección llevar
measure|messen maß messwerte|mesurer|medir medición mediciones
meet|besprechung sitzung treffen meeting|réunion rencontrer|reunión reunir
migrate|migrieren umzug umstellung|migrer|migrar
model|modell|modèle modéliser|modelo
monitor|überwachen monitoring kontrollieren|surveiller surveillance suivi|vigilar vigilancia monitorizar seguimiento
supervise oversee|beaufsichtigen aufsicht|superviser encadrer|supervisar supervisión
move|bewegen umziehen verlagern|déplacer déménager|mover trasladar
negotiate|verhandeln aushandeln|négocier|negociar
observe|beobachten|observer|observar
offer|anbieten angebot bieten|offrir offre proposer|ofrecer oferta
open|öffnen eröffnen|ouvrir ouverture|abrir apertura
operate|bedienen betrieb betreiben|exploiter opérer conduite|operar manejar
optimize streamline|optimieren|optimiser|optimizar
order|bestellen auftrag|commander|pedir encargar orden
organize|organisieren organisator|organiser|organizar
pack packaging|verpacken packen|emballer emballage conditionnement|embalar embalaje envasar
participate|teilnehmen teilnahme beteiligen mitwirken|participer|participar
pay|zahlen bezahlen|payer paiement règlement|pagar
pick|kommissionieren|préparer picking|preparar
plan|planen|planifier planification planning|planificar programar
prepare|vorbereiten zubereiten erstellen aufbereiten|préparer établir établissement|preparar elaborar
present|präsentieren vorstellen|présenter|presentar
prevent|vorbeugen prävention verhindern vermeiden|prévenir prévention éviter|prevenir prevención evitar
prioritize priority|priorisieren priorität|prioriser priorité|priorizar prioridad
produce production|produzieren produktion herstellen fertigen fertigung|produire production fabriquer fabrication|producir producción fabricar
program|programmieren|programmer|programar
promote|fördern förderung bewerben werbung|promouvoir promotion|promover promoción promocionar
protect|schützen|protéger protection|proteger protección
provide supply|bereitstellen versorgen|fournir fourniture|proporcionar suministrar facilitar
publish publication|veröffentlichen veröffentlichung publizieren|publier publication|publicar
receive receipt|erhalten empfangen annehmen annahme entgegennehmen|recevoir réception accueillir accueil|recibir recepción recepcionar
recommend|empfehlen|recommander|recomendar
record register registration|erfassen aufzeichnen protokollieren registrieren akte|enregistrer consigner dossier|registrar
recruit|rekrutieren recruiting personalgewinnung personalbeschaffung|recruter|reclutar selección seleccionar
reorganize restructure|umorganisieren reorganisation umstrukturierung|réorganiser|reorganizar
repair|reparieren reparatur instandsetzung|réparer dépannage|reparar
replace|ersetzen ersatz austauschen|remplacer|sustituir reemplazar sustitución
report|bericht berichterstattung berichtswesen melden|rapport reporting compte-rendu|informe reporte
represent|vertreten|représenter|representar representante
request|anfragen antrag|demander|solicitar solicitud petición
require|erfordern anforderung verlangen|exiger exigence requis|requerir requisito exigir
research|forschen recherche|rechercher|investigar
resolve solve resolution solution|lösen lösung beheben|résoudre résolution solution|resolver resolución solución solucionar resuelvo
review|überprüfen durchsicht|revoir révision relecture|revisar revisión
save|einsparen sparen sichern|économiser économie épargner|ahorrar
schedule|terminplan zeitplan einteilen dienstplan|calendrier horaire planning|calendario horario
search|suchen|rechercher|buscar búsqueda
select choose|auswählen|sélectionner sélection choisir choix|seleccionar selección elegir
sell sale|verkaufen vertrieb absatz umsatz|vendre vente vendeur commercial|vender venta vendedor comercial
send|senden schicken versenden|envoyer envoi|enviar envío
serve service|bedienen service dienst dienstleistung|servir service|servir servicio atender atención
set setup|einrichten einstellen|installer réglage régler|configurar ajustar
share|teilen|partager|compartir
sort|sortieren|trier|clasificar ordenar
stock inventory|bestand inventur lagerbestand vorrat|stock inventaire|existencias inventario stock
store storage|lagern lagerung speichern|stocker stockage|almacenar almacenaje
study|studieren studium studie|étudier étude|estudiar
support|unterstützen betreuen support|soutenir soutien appuyer appui accompagner|apoyar soporte
survey|umfrage befragung|enquête sondage|encuesta
teach|unterrichten lehren|enseigner|enseñar impartir docencia
test|testen prüfen|tester essai|probar prueba test
track trace|verfolgen nachverfolgung|suivre suivi traçabilité|seguir trazabilidad
train|schulen ausbilden einarbeiten trainer training weiterbildung fortbildung|former|formar capacitar
transform|transformieren wandel|transformer|transformar
translate|übersetzen|traduire traduction|traducir traducción traduje traductor
travel|reisen|voyager déplacement|viajar
treat therapy|behandeln therapie|traiter thérapie soigner|tratar terapia
troubleshoot fault malfunction|fehlersuche fehlerbehebung störung fehler störungsbehebung|dépannage panne dépanner dysfonctionnement|avería fallo incidencia
update upgrade|aktualisieren|actualiser jour|actualizar
use utilize usage|nutzen verwenden verwendung einsetzen|utiliser|usar uso utilizar
visit|besuchen|visiter visite|visitar
wash|waschen spülen|laver lavage|lavar
weigh|wiegen|peser|pesar pesaje
work|arbeiten arbeitskraft tätig|travailler travail|trabajar
write|schreiben verfassen texten schrieb|écrire écriture rédiger rédaction|escribir escritura redactar redacción
`;
