/** German ways of saying skills of the tables. */
export const german = `
Accounting|buchhaltung, rechnungswesen, finanzbuchhaltung, buchführung, buchhaltungskenntnisse, bilanzbuchhalter, buchhalter, buchhalterin
Accounts payable|kreditorenbuchhaltung, kreditoren
Accounts receivable|debitorenbuchhaltung, debitoren
Cost accounting|kostenrechnung, =Controlling, kostenstellenrechnung, kosten- und leistungsrechnung
Financial statements|jahresabschluss, jahresabschlüsse, bilanzierung, bilanz, abschlusserstellung
Month-end close|monatsabschluss, monatsabschlüsse
Payroll|lohnbuchhaltung, gehaltsabrechnung, lohn- und gehaltsabrechnung, lohnabrechnung, entgeltabrechnung
Invoicing|rechnungsstellung, fakturierung, rechnungsprüfung
Payment processing|zahlungsverkehr
Credit control|mahnwesen, forderungsmanagement
Tax|steuerrecht, steuern, steuerberatung
Tax preparation|steuererklärungen, steuererklärung, umsatzsteuervoranmeldung
Auditing|wirtschaftsprüfung, prüfungswesen
Budgeting|budgetierung, budgetplanung, budgetverantwortung
Financial analysis|finanzanalyse
Banking|bankwesen, bankkaufmann, kreditwesen
Insurance|versicherungen, versicherungswesen
Risk management|risikomanagement
Nursing|krankenpflege, gesundheits- und krankenpflege, pflegefachkraft, pflegefachmann, pflegefachfrau, krankenpfleger, krankenschwester, grundpflege, behandlungspflege
Patient care|patientenversorgung, patientenbetreuung, pflege von patienten
Geriatric care|altenpflege, altenpfleger, seniorenbetreuung
Care planning|pflegeplanung, behandlungspläne, pflegepläne
Charting|pflegedokumentation
Medication administration|medikamentengabe, verabreichung von medikamenten, medikamente
Wound care|wundversorgung, wundmanagement, verbandswechsel
Intensive care|intensivpflege, intensivstation, intensivmedizin
Home health care|ambulante pflege, häusliche pflege
First aid|erste hilfe
Infection control|hygienevorschriften, hygienestandards, infektionsschutz, infektionsprävention, hygiene
Medicine|humanmedizin, medizin, arzt, ärztin
Physical therapy|physiotherapeut
Pharmacy|apotheke, apotheker
Psychology|psychologie
Social work|sozialarbeit, sozialpädagogik, soziale arbeit
Childcare|kinderbetreuung
Early childhood education|erzieher, erzieherin, frühpädagogik, kindergarten
Teaching|unterricht, lehrer, lehrtätigkeit, unterrichten
Law|rechtswissenschaften, jura, rechtsanwalt
Contract law|vertragsrecht
Employment law|arbeitsrecht
Data protection|datenschutz
Human resources|personalwesen, personalmanagement, personalarbeit, personalabteilung
Recruiting|personalbeschaffung, rekrutierung, personalgewinnung, bewerbermanagement
Learning and development|personalentwicklung
Training|schulungen, schulung, mitarbeiterschulung, schulen von mitarbeitern, unterweisung
Team leadership|mitarbeiterführung, personalführung, teamleitung, führungserfahrung, führungskompetenz, personalverantwortung, teamführung, leitung eines teams, führung eines teams
Project management|projektleitung, projektmanagement, projektplanung, projektsteuerung, projekterfahrung
Process improvement|prozessoptimierung, prozessverbesserung
Change management|veränderungsmanagement
Quality assurance|qualitätssicherung, qualitätsmanagement, qualitätsprüfung
Quality control|qualitätskontrolle, qualitätskontrollen
Sales|vertrieb, außendienst, verkauf, verkaufserfahrung, vertriebserfahrung, verkäufer, verkäuferin, vertriebsteam
Business development|neukundengewinnung, kundenakquise, akquise, geschäftsentwicklung
Account management|kundenbetreuung, key-account-management, bestandskundenpflege
Customer service|kundenservice, kundendienst, kundenberatung, kundenorientierung, serviceorientierung, kundenkontakt
Complaint handling|reklamationsbearbeitung, beschwerdemanagement, reklamationen
Negotiation|verhandlungsgeschick, verhandlungsführung, vertragsverhandlungen, verhandlung, verhandlungen
Quotations|angebotserstellung, angebotswesen
Retail|einzelhandel
Cash handling|kassentätigkeit, kassieren, kassenführung, kasse
Merchandising|warenpräsentation
Stocking|warenverräumung, regale auffüllen
Marketing|marketingkenntnisse
Digital marketing|online-marketing
SEO|suchmaschinenoptimierung
Social media|soziale medien, soziale netzwerke
Public relations|öffentlichkeitsarbeit, pressearbeit
Event planning|veranstaltungsmanagement, veranstaltungsorganisation, eventmanagement
Writing|texterstellung
Translation|übersetzung, übersetzungen, übersetzen
Graphic design|grafikdesign, mediengestaltung, mediengestalter
Logistics|logistik
Procurement|einkauf, beschaffung, einkäufer
Vendor management|lieferantenmanagement
Warehouse operations|lager, lagerhaltung, lagerlogistik, lagerarbeiten, lagermitarbeiter, lagerist, lagerverwaltung
Inventory management|bestandsführung, inventur, warenwirtschaft, bestandsmanagement, bestandsverwaltung
Shipping and receiving|wareneingang, warenausgang, warenannahme, versand
Order picking|kommissionierung, kommissionieren
Forklift operation|gabelstapler, stapler, staplerfahrer, gabelstaplerfahrer
Forklift certificate|staplerschein, gabelstaplerschein
Truck driving|lkw-fahrer, berufskraftfahrer, kraftfahrer
Driving licence|führerschein, führerschein klasse b, pkw-führerschein, fahrerlaubnis
Supply chain management|lieferkettenmanagement
Production planning|produktionsplanung, fertigungssteuerung, arbeitsvorbereitung
Manufacturing|fertigung, produktion
Machine operation|maschinenbedienung, anlagenführer, maschinen- und anlagenführer, bedienen von maschinen
Maintenance|instandhaltung, wartung, wartungsarbeiten
Maintenance|reparatur
Mechanical engineering|maschinenbau, mechanik
Electrical engineering|elektrotechnik
Electrical trade|elektriker, elektroniker, elektroinstallation
Mechatronics|mechatronik, mechatroniker
Civil engineering|bauingenieurwesen, tiefbau
Construction management|bauleitung, bauprojekte
Technical drawing|technische zeichnungen, technisches zeichnen
Welding|schweißen, schweißer, schweißkenntnisse
Carpentry|tischler, schreiner, zimmerer
Plumbing|sanitärinstallation, anlagenmechaniker
Painting|malerarbeiten, maler
Commissioning|inbetriebnahme
Workplace safety|arbeitssicherheit, arbeitsschutz
Environmental compliance|umweltschutz
Cleaning|reinigung, reinigungsarbeiten, gebäudereinigung
Cooking|kochen, koch, köchin, speisenzubereitung
Food service|gastronomie, gastronomieerfahrung
Waiting tables|kellner, servicekraft
Hospitality|hotellerie, hotelfach, hotelgewerbe
Agriculture|landwirtschaft
Administrative support|verwaltung, verwaltungsaufgaben, büroarbeit, sachbearbeitung, bürotätigkeiten, büroorganisation, büromanagement, kaufmännische tätigkeiten, sekretariat
Microsoft Office|ms-office-kenntnisse, office-kenntnisse, ms-office-programme, office-programme, ms-office-paket
Computer skills|edv-kenntnisse, pc-kenntnisse, computerkenntnisse, it-kenntnisse
Data entry|dateneingabe, datenerfassung, datenpflege
Correspondence|korrespondenz, schriftverkehr
Scheduling|terminplanung, terminkoordination, terminvereinbarung
Reception|empfang
Travel arrangements|reiseplanung, reiseorganisation
Software development|softwareentwicklung, programmierung, anwendungsentwicklung, softwareentwickler, programmierkenntnisse
Web development|webentwicklung
Software testing|softwaretests
Relational databases|datenbanken, datenbankkenntnisse
Data analysis|datenanalyse, datenauswertung
Reporting|berichtswesen
Networking|netzwerktechnik, netzwerke
System administration|systemadministration
Technical support|technischer support, anwenderbetreuung
Cybersecurity|it-sicherheit, informationssicherheit
Requirements gathering|anforderungsanalyse, anforderungsmanagement
Artificial intelligence|künstliche intelligenz
Machine learning|maschinelles lernen
Communication|kommunikationsfähigkeit, kommunikationsstärke, kommunikativ, kommunikationsstark, kommunikation
Teamwork|teamfähigkeit, teamfähig, teamgeist, teamarbeit, teamplayer
Reliability|zuverlässigkeit, zuverlässig, pünktlichkeit, verantwortungsbewusstsein
Work under pressure|belastbarkeit, belastbar, stressresistenz
Independence|selbstständigkeit, selbstständig, selbständig, selbstständige arbeitsweise, selbständige arbeitsweise, eigenständig, eigenverantwortlich
Adaptability|flexibilität, anpassungsfähigkeit
Organizational skills|organisationstalent, organisationsfähigkeit, strukturierte arbeitsweise, organisationsgeschick
Self-motivation|eigeninitiative, einsatzbereitschaft, lernbereitschaft
Attention to detail|sorgfalt, genauigkeit, gewissenhaftigkeit, sorgfältige arbeitsweise
Critical thinking|analytisches denken, analytische fähigkeiten, analytisches denkvermögen
Problem solving|problemlösung, lösungsorientiert, problemlösungskompetenz, lösungsorientierung
Interpersonal skills|soziale kompetenz, sozialkompetenz, freundlichkeit, freundliches auftreten
Empathy|einfühlungsvermögen, empathie, geduld
Professionalism|sicheres auftreten
Travel readiness|reisebereitschaft
Manual labor|handwerkliches geschick
English|englisch, englischkenntnisse
German|deutsch, deutschkenntnisse
French|französisch, französischkenntnisse
Spanish|spanisch, spanischkenntnisse
Italian|italienisch
Portuguese|portugiesisch
Dutch|niederländisch
Polish|polnisch
Russian|russisch
Turkish|türkisch
Foreign languages|fremdsprachen, fremdsprachenkenntnisse
Bookkeeping|buchhaltungsarbeiten
VAT|umsatzsteuer, mehrwertsteuer
Petty cash|barkasse, kassenführung
Expense reports|reisekosten, reisekostenabrechnung, spesenabrechnung
Financial reporting|finanzberichte, finanzberichterstattung, berichtswesen
Internal audit|interne revision, innenrevision
Tax compliance|steuererklärungspflichten
Financial planning|finanzplanung
Lending|kreditvergabe, kreditgeschäft
Patient assessment|pflegeanamnese, patientenbeurteilung
Vital signs|vitalwerte, vitalzeichen, vitalparameter
Mechanical ventilation|beatmung, beatmete patienten, beatmungspflege
Emergency nursing|notaufnahme, notfallversorgung, notfallmedizin
Operating room nursing|op-pflege, operationssaal
Medical records|patientenakte, patientenakten
Patient education|patientenschulung, patientenberatung
Case management|fallmanagement
Pediatric nursing|kinderkrankenpflege, pädiatrie
Midwifery|hebamme, geburtshilfe
Psychiatric nursing|psychiatrische pflege
Hospice|palliativpflege, hospiz
Long-term care|langzeitpflege
Personal care|körperpflege
Surgery|chirurgie, operationen
Radiology|radiologie
Dental assisting|zahnarzthelferin, zahnmedizinische fachangestellte
Construction estimating|kalkulation, kostenkalkulation
Site supervision|bauleitung, bauüberwachung
Construction safety|baustellensicherheit
Masonry|maurerarbeiten, maurer
Roofing|dachdecker, dachdeckerarbeiten
HVAC|heizung und klima, heizungsbau, klimatechnik
Landscaping|landschaftsbau, gartenbau
Gardening|gartenpflege
Crane operation|kranführer
Electrical installation|elektroinstallation, elektroinstallationen
Electrical schematics|schaltpläne, stromlaufpläne
Control engineering|steuerungstechnik, regelungstechnik
Automation|automatisierung, automatisierungstechnik
Electronics|elektronik
Machining|zerspanung
CNC machining|cnc-bearbeitung, cnc-fräsen, cnc-drehen
Assembly|montage von baugruppen, baugruppenmontage
Inspection|qualitätsprüfung, sichtprüfung
Packaging|verpackung, verpacken
Lean construction|lean bau
Distribution|distribution, vertriebslogistik
Purchase orders|bestellungen
Price negotiation|preisverhandlungen, verhandlung von verträgen
Contract management|vertragsmanagement
Import/export|import und export
Customs clearance|zollabwicklung
Route planning|tourenplanung, routenplanung
Fleet management|fuhrparkmanagement, fuhrpark
Loading and unloading|be- und entladen, beladen
Dispatching|disposition
Interviewing|vorstellungsgespräche, bewerbungsgespräche
Onboarding|einarbeitung, einarbeitung neuer mitarbeiter
Performance management|leistungsbeurteilung, mitarbeitergespräche
Workforce planning|personalplanung, schichtplanung, dienstplanung
Supervision|mitarbeiterführung, personalführung
Operations management|betriebsleitung
Strategic planning|strategische planung
Consulting|unternehmensberatung
B2B sales|b2b-vertrieb, firmenkundenvertrieb
Lead generation|leadgenerierung, neukundengewinnung
Cold calling|kaltakquise, telefonakquise
Sales management|vertriebsleitung, verkaufsleitung
Sales strategy|vertriebsstrategie, vertriebsplanung, verkaufsplanung
Sales targets|vertriebsziele, umsatzziele, verkaufsziele
Sales forecasting|absatzprognosen, umsatzprognosen
Trade shows|messen, fachmessen
Store management|filialleitung, marktleitung
Real estate|immobilien
Property management|hausverwaltung, immobilienverwaltung
Call center|callcenter
Market research|marktforschung
Advertising|werbung
Campaign management|kampagnenmanagement, werbekampagnen
Event marketing|eventmarketing
Copywriting|werbetexte, texterstellung
Photography|fotografie
Food preparation|speisenzubereitung, zubereitung von speisen
Kitchen management|küchenleitung
Menu planning|menüplanung, speisekarte
Food cost control|wareneinsatz
Baking|backwaren, bäckerei
Pastry|konditorei
Hotel front desk|hotelrezeption, rezeption
Reservations|reservierungen
Hotel housekeeping|zimmerreinigung, hausdame
Catering|verpflegung
Classroom management|klassenführung
Curriculum development|lehrplanentwicklung, unterrichtsplanung, lehrplan
Student assessment|leistungsbewertung
Special education|sonderpädagogik, förderbedarf
Parent communication|elternarbeit, elterngespräche
Tutoring|nachhilfe
Counseling|beratungsgespräche
Child protection|kinderschutz
Crisis intervention|krisenintervention
Litigation|prozessführung, rechtsstreitigkeiten
Legal research|rechtsrecherche
Corporate law|gesellschaftsrecht
Family law|familienrecht
Criminal law|strafrecht
Compliance|regelkonformität
GDPR|dsgvo, datenschutz
Laboratory techniques|labortechnik, laborarbeiten
Chemistry|chemie
Biology|biologie
Software architecture|softwarearchitektur
Technical documentation|technische dokumentation
Root cause analysis|ursachenanalyse
Distributed systems|verteilte systeme
Object-oriented programming|objektorientierte programmierung
Data warehousing|datenlager
Spreadsheets|tabellenkalkulation
Document management|dokumentenmanagement
Renewable energy|erneuerbare energien
Conflict resolution|konfliktlösung
Planning|planungsfähigkeit
Customer acquisition|kundengewinnung, gewinnung neuer kunden, neukundenakquise
Territory management|gebietsleitung, verkaufsgebiet
`;
