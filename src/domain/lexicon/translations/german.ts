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
Care planning|pflegeplanung
Charting|pflegedokumentation
Medication administration|medikamentengabe
Wound care|wundversorgung
Intensive care|intensivpflege, intensivstation
Home health care|ambulante pflege, häusliche pflege
First aid|erste hilfe
Infection control|hygienevorschriften, hygienestandards
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
Training|schulungen, schulung, mitarbeiterschulung, schulen von mitarbeitern
Team leadership|mitarbeiterführung, personalführung, teamleitung, führungserfahrung, führungskompetenz, personalverantwortung, teamführung, leitung eines teams
Project management|projektleitung, projektmanagement, projektplanung, projektsteuerung, projekterfahrung
Process improvement|prozessoptimierung, prozessverbesserung
Change management|veränderungsmanagement
Quality assurance|qualitätssicherung, qualitätsmanagement, qualitätsprüfung
Quality control|qualitätskontrolle, qualitätskontrollen
Sales|vertrieb, verkauf, verkaufserfahrung, vertriebserfahrung, verkäufer, verkäuferin
Sales|außendienst
Business development|neukundengewinnung, kundenakquise, akquise, geschäftsentwicklung
Account management|kundenbetreuung, key-account-management, bestandskundenpflege
Customer service|kundenservice, kundendienst, kundenberatung, kundenorientierung, serviceorientierung, kundenkontakt
Complaint handling|reklamationsbearbeitung, beschwerdemanagement, reklamationen
Negotiation|verhandlungsgeschick, verhandlungsführung, vertragsverhandlungen
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
Warehouse operations|lager, lagerhaltung, lagerlogistik, lagerarbeiten, lagermitarbeiter, lagerist
Inventory management|bestandsführung, inventur, warenwirtschaft, bestandsmanagement
Shipping and receiving|wareneingang, warenausgang, warenannahme, versand
Order picking|kommissionierung, kommissionieren
Forklift operation|gabelstapler, stapler
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
Empathy|einfühlungsvermögen, empathie
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
`;
