import type { InLanguages } from './translated.ts';

/** A construction site manager: short words that German joins into compounds. */
export const siteManager: InLanguages = {
  en: {
    resume: `Person Eight
Barcelona, Spain
person.eight@mail.example | +34 93 555 08 08

Summary
Civil engineer and construction manager with eleven years of experience in housing and road building.

Work Experience
Construction Manager
Trey Building, Barcelona
January 2017 – Present
• Manage construction sites with up to 60 workers and a budget of 18 million euros
• Plan the schedule and coordinate subcontractors
• Check the quality of the work and compliance with safety rules every day
• Finished three of four projects before the agreed date
• Negotiate prices with suppliers and saved 6 % of the material costs
• Write weekly reports for the client

Site Engineer
Alpine Roads, Girona
March 2013 – December 2016
• Surveyed the ground and prepared drawings in AutoCAD
• Calculated quantities and costs for tenders
• Monitored the work on 24 kilometres of road
• Held safety instructions for new workers

Education
Degree in Civil Engineering, Polytechnic University of Catalonia
2008 – 2013

Skills
Construction management, AutoCAD, MS Project, Cost control, Occupational safety, Tendering

Languages
Spanish, Catalan, English
`,
    ad: `Construction Manager
A construction company in Barcelona is looking for a construction manager for residential buildings.

Responsibilities
- Manage building sites from start to handover
- Coordinate subcontractors and suppliers
- Monitor costs, deadlines and quality
- Ensure safety at work
- Report to the client

Requirements
- Degree in civil engineering or architecture
- At least 5 years of experience in construction management
- Knowledge of AutoCAD and MS Project
- Negotiation skills
- Spanish and good English
`,
  },
  de: {
    resume: `Person Eight
Barcelona, Spanien
person.eight@mail.example | +34 93 555 08 08

Zusammenfassung
Bauingenieur und Bauleiter mit elf Jahren Erfahrung im Wohnungs- und Straßenbau.

Berufserfahrung
Bauleiter
Trey Building, Barcelona
Januar 2017 – heute
• Leite Baustellen mit bis zu 60 Arbeitern und einem Budget von 18 Millionen Euro
• Plane den Bauablauf und koordiniere Nachunternehmer
• Prüfe täglich die Qualität der Arbeiten und die Einhaltung der Sicherheitsvorschriften
• Schloss drei von vier Projekten vor dem vereinbarten Termin ab
• Verhandle Preise mit Lieferanten und sparte 6 % der Materialkosten ein
• Schreibe wöchentliche Berichte für den Auftraggeber

Bauingenieur
Alpine Roads, Girona
März 2013 – Dezember 2016
• Vermaß das Gelände und fertigte Pläne in AutoCAD an
• Berechnete Mengen und Kosten für Ausschreibungen
• Überwachte die Arbeiten an 24 Kilometern Straße
• Hielt Sicherheitsunterweisungen für neue Arbeiter

Ausbildung
Studium des Bauingenieurwesens, Polytechnische Universität Katalonien
2008 – 2013

Kenntnisse
Bauleitung, AutoCAD, MS Project, Kostenkontrolle, Arbeitssicherheit, Ausschreibung

Sprachen
Spanisch, Katalanisch, Englisch
`,
    ad: `Bauleiter (m/w/d)
Ein Bauunternehmen in Barcelona sucht einen Bauleiter für Wohngebäude.

Aufgaben
- Leitung von Baustellen vom Beginn bis zur Übergabe
- Koordination von Nachunternehmern und Lieferanten
- Überwachung von Kosten, Terminen und Qualität
- Gewährleistung der Arbeitssicherheit
- Berichte an den Auftraggeber

Anforderungen
- Studium des Bauingenieurwesens oder der Architektur
- Mindestens 5 Jahre Erfahrung in der Bauleitung
- Kenntnisse in AutoCAD und MS Project
- Verhandlungsgeschick
- Spanisch und gutes Englisch
`,
  },
  fr: {
    resume: `Person Eight
Barcelone, Espagne
person.eight@mail.example | +34 93 555 08 08

Résumé
Ingénieur en génie civil et conducteur de travaux avec onze ans d'expérience dans le logement et la construction de routes.

Expérience professionnelle
Conducteur de travaux
Trey Building, Barcelone
janvier 2017 – aujourd'hui
• Gestion de chantiers comptant jusqu'à 60 ouvriers et d'un budget de 18 millions d'euros
• Planification des travaux et coordination des sous-traitants
• Contrôle quotidien de la qualité des travaux et du respect des règles de sécurité
• Achèvement de trois projets sur quatre avant la date convenue
• Négociation des prix avec les fournisseurs, 6 % d'économies sur les matériaux
• Rédaction de rapports hebdomadaires pour le client

Ingénieur de chantier
Alpine Roads, Gérone
mars 2013 – décembre 2016
• Relevés de terrain et préparation de plans sous AutoCAD
• Calcul des quantités et des coûts pour les appels d'offres
• Surveillance des travaux sur 24 kilomètres de route
• Formation des nouveaux ouvriers à la sécurité

Formation
Diplôme d'ingénieur en génie civil, Université polytechnique de Catalogne
2008 – 2013

Compétences
Conduite de travaux, AutoCAD, MS Project, Contrôle des coûts, Sécurité au travail, Appels d'offres

Langues
Espagnol, Catalan, Anglais
`,
    ad: `Conducteur de travaux
Une entreprise de construction à Barcelone recherche un conducteur de travaux pour des immeubles d'habitation.

Missions
- Gérer les chantiers du début à la livraison
- Coordonner les sous-traitants et les fournisseurs
- Surveiller les coûts, les délais et la qualité
- Assurer la sécurité au travail
- Rendre compte au client

Profil recherché
- Diplôme en génie civil ou en architecture
- Au moins 5 ans d'expérience en conduite de travaux
- Connaissance d'AutoCAD et de MS Project
- Sens de la négociation
- Espagnol et bon niveau d'anglais
`,
  },
  es: {
    resume: `Person Eight
Barcelona, España
person.eight@mail.example | +34 93 555 08 08

Resumen
Ingeniero civil y jefe de obra con once años de experiencia en vivienda y carreteras.

Experiencia laboral
Jefe de obra
Trey Building, Barcelona
enero 2017 – actualidad
• Dirijo obras con hasta 60 trabajadores y un presupuesto de 18 millones de euros
• Planifico los plazos y coordino a los subcontratistas
• Compruebo cada día la calidad de los trabajos y el cumplimiento de las normas de seguridad
• Terminé tres de cuatro proyectos antes de la fecha acordada
• Negocio precios con proveedores y ahorré un 6 % de los costes de material
• Redacto informes semanales para el cliente

Ingeniero de obra
Alpine Roads, Girona
marzo 2013 – diciembre 2016
• Hice mediciones del terreno y preparé planos en AutoCAD
• Calculé cantidades y costes para licitaciones
• Supervisé los trabajos en 24 kilómetros de carretera
• Impartí formación en seguridad a los nuevos trabajadores

Formación
Grado en Ingeniería Civil, Universidad Politécnica de Cataluña
2008 – 2013

Competencias
Dirección de obra, AutoCAD, MS Project, Control de costes, Seguridad laboral, Licitaciones

Idiomas
Español, Catalán, Inglés
`,
    ad: `Jefe de obra
Empresa constructora de Barcelona busca un jefe de obra para edificios de viviendas.

Funciones
- Dirigir las obras desde el inicio hasta la entrega
- Coordinar a subcontratistas y proveedores
- Controlar costes, plazos y calidad
- Garantizar la seguridad en el trabajo
- Informar al cliente

Requisitos
- Titulación en ingeniería civil o arquitectura
- Al menos 5 años de experiencia en dirección de obra
- Conocimientos de AutoCAD y MS Project
- Capacidad de negociación
- Español y buen inglés
`,
  },
};
