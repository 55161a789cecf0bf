/** Dutch ways of saying skills of the tables. */
export const dutch = `
Accounting|boekhouding, boekhouden, boekhouder, financiële administratie
Accounts payable|crediteurenadministratie, crediteuren
Accounts receivable|debiteurenbeheer, debiteuren
Financial statements|jaarrekening, jaarrekeningen
Invoicing|facturatie, facturering, facturen
Payroll|salarisadministratie
Tax|belastingen, fiscaliteit
Auditing|accountantscontrole
Budgeting|begroting, budgettering
Banking|bankwezen
Insurance|verzekeringen
Nursing|verpleegkunde, verpleegkundige, verpleging, verpleegkundige zorg
Patient care|patiëntenzorg, zorg voor patiënten
Nursing assistance|verzorgende, verzorgende ig
Geriatric care|ouderenzorg
First aid|ehbo, eerste hulp
Medicine|geneeskunde
Physical therapy|fysiotherapie
Pharmacy|apotheek
Psychology|psychologie
Social work|maatschappelijk werk
Childcare|kinderopvang
Teaching|onderwijs, lesgeven, leraar, docent
Law|rechten, jurist, advocaat
Employment law|arbeidsrecht
Human resources|personeelszaken, personeelsbeleid
Recruiting|werving en selectie, werving
Training|trainingen geven
Team leadership|leidinggeven, leidinggevende ervaring, aansturen van een team, teamleider
Project management|projectmanagement, projectleiding, projectleider
Process improvement|procesverbetering, procesoptimalisatie
Quality assurance|kwaliteitsborging, kwaliteitszorg
Quality control|kwaliteitscontrole
Sales|verkoop, commerciële ervaring, verkoopervaring
Account management|accountbeheer, relatiebeheer
Customer service|klantenservice, klantcontact, klantgericht, klantgerichtheid
Complaint handling|klachtenafhandeling
Negotiation|onderhandelen, onderhandelingen
Quotations|offertes
Retail|detailhandel
Cash handling|kassawerk, kassa
Stocking|vakkenvullen
Social media|sociale media
Event planning|evenementen organiseren
Writing|schrijfvaardigheid, teksten schrijven
Translation|vertalen
Graphic design|grafisch ontwerp, grafische vormgeving
Logistics|logistiek
Procurement|inkoop
Warehouse operations|magazijn, magazijnmedewerker
Inventory management|voorraadbeheer
Order picking|orders verzamelen
Forklift operation|heftruck
Forklift certificate|heftruckcertificaat
Truck driving|vrachtwagenchauffeur
Driving licence|rijbewijs, rijbewijs b
Manufacturing|productiewerk
Maintenance|onderhoud
Mechanical engineering|werktuigbouwkunde
Electrical engineering|elektrotechniek
Electrical trade|elektricien
Civil engineering|civiele techniek
Welding|laswerk, lasser
Carpentry|timmerman, timmerwerk
Plumbing|loodgieter
Workplace safety|arbeidsveiligheid, veilig werken
Cleaning|schoonmaak, schoonmaken
Cooking|koken, keuken, kok
Hospitality|horeca, horeca-ervaring
Administrative support|administratie, administratieve ondersteuning, administratieve taken, secretarieel
Reception|receptie, receptionist
Computer skills|computervaardigheden
Data entry|gegevensinvoer
Software development|softwareontwikkeling, programmeren
Web development|webontwikkeling
Relational databases|databanken
Data analysis|data-analyse
Technical support|technische ondersteuning
Cybersecurity|informatiebeveiliging
Communication|communicatief, communicatieve vaardigheden, communicatief vaardig, communicatievaardigheden
Teamwork|teamspeler, samenwerken, samenwerking
Independence|zelfstandig, zelfstandigheid, zelfstandig werken
Attention to detail|nauwkeurig, nauwkeurigheid
Organizational skills|organisatievermogen, organisatietalent
Adaptability|flexibel, flexibiliteit
Self-motivation|proactief, initiatief
Work under pressure|stressbestendig
Critical thinking|analytisch vermogen, analytisch denken
Problem solving|probleemoplossend vermogen, oplossingsgericht
Reliability|betrouwbaar
Creativity|creativiteit
English|engels, engelse taal
Dutch|nederlands, nederlandse taal
German|duits
French|frans
`;
