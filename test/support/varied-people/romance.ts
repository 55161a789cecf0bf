import { phrasebook } from './phrasebook.ts';

export const french = phrasebook(
  'fr',
  `
first: Éloïse | Jean-Baptiste | Aïcha | François
last: Lefèvre | de La Rochefoucauld | N’Diaye | Garçon-Boulanger
places: Lyon; ; FR; 69003; 14 rue des Lilas | Paris; ; FR; ; | Nantes; ; FR; ; | Genève; ; CH; ;
phones: +33 6 12 34 56 78 | 06 12 34 56 78 | +41 22 555 01 23
schools: Université Lumière Lyon 2 | École nationale supérieure d’architecture de Nantes | Sciences Po Paris | Lycée Henri-IV
offices: Lyon | Paris | Bordeaux, France
charities: Restos du Cœur | Croix-Rouge française | Secours populaire
volunteering: Bénévole | Trésorière | Tuteur scolaire
fluencies: Langue maternelle | Courant | Intermédiaire | B1
spoken: Français | Anglais | Espagnol | Arabe
interests: Randonnée | Théâtre | Cuisine | Photographie argentique
praise: Une collègue rigoureuse, toujours prête à aider. | Il sait rendre simple ce qui ne l’est pas.
grades: mention bien | 15,2/20
courses: Droit des contrats | Statistique | Histoire de l’art

titles: Chargée de communication | Chef de projet | Ingénieur d’études | Responsable des achats
employers: Société Générale | Crédit Agricole Centre-Est | Ateliers du Rhône SARL | Mairie de Nantes
summaries: Collectivité de 2 300 agents. | Bureau d’études de trente personnes.
points: Piloté la refonte du site, vu par 80 000 visiteurs par mois | Réduit les coûts d’achat de 12 % en un an |
  Encadré une équipe de sept personnes | Négocié les contrats avec vingt fournisseurs
degrees: Master @ Communication | Diplôme d’ingénieur @ Génie civil | Licence @ Lettres modernes
skills: Bureautique @ Excel; PowerPoint; InDesign | Gestion @ Budget; Planification; Achats
certificates: PRINCE2 Practitioner @ AXELOS | Certification Opquast @ Opquast
awards: Prix de l’innovation 2020 @ Région Auvergne-Rhône-Alpes
publications: La ville à hauteur d’enfant @ Presses universitaires de Lyon
projects: Carte des marchés @ Carte des marchés de plein air de la région.

titles: Infirmière | Aide-soignante | Professeur de mathématiques | Cuisinier
employers: Hospices Civils de Lyon | Clinique du Parc | Collège Jean Moulin | Restaurant Le Petit Bouchon
summaries: Service de cardiologie de 28 lits. | Établissement de 600 élèves.
points: Pris en charge dix patients par poste | Formé douze étudiantes en stage | Préparé 120 couverts par service | Suivi cinq classes de troisième
degrees: Diplôme d’État @ Soins infirmiers | CAP @ Cuisine | Licence @ Mathématiques
skills: Soins @ Perfusion; Pansements; Tri | Cuisine @ Sauces; Pâtisserie; HACCP
certificates: AFGSU niveau 2 @ CESU 69
awards: Meilleur apprenti 2015 @ Chambre de métiers du Rhône
publications: Soigner la nuit @ Éditions Lamarre
projects: Jardin partagé @ Un jardin tenu par quarante familles.
`,
);

export const spanish = phrasebook(
  'es',
  `
first: María José | Íñigo | Begoña | Raúl
last: Muñoz Peña | de la Fuente | Etxeberria | Núñez
places: Madrid; ; ES; 28004; Calle de Fuencarral 45 | Sevilla; ; ES; ; | Bogotá; ; CO; ; | Buenos Aires; ; AR; ;
phones: +34 612 345 678 | +57 300 555 0123
schools: Universidad Complutense de Madrid | Universidad de los Andes | Instituto Cervantes
offices: Madrid | Barcelona, España | Bogotá
charities: Cruz Roja Española | Cáritas Madrid
volunteering: Voluntaria | Profesor de apoyo
fluencies: Nativo | Fluido | Intermedio | C1
spoken: Español | Inglés | Catalán | Francés
interests: Senderismo | Ajedrez | Cocina | Guitarra española
praise: Una profesional que cumple lo que promete.
grades: 8,7 | sobresaliente
courses: Estadística | Derecho mercantil

titles: Jefa de proyecto | Analista de datos | Ingeniero industrial | Directora comercial
employers: Banco de Santander | Telefónica | Construcciones del Sur S.A. | Ayuntamiento de Sevilla
summaries: Empresa de construcción con 450 empleados. | Equipo de datos de la banca minorista.
points: Dirigí un equipo de quince personas | Reduje los plazos de entrega un 20 % |
  Negocié contratos por valor de 3 millones de euros | Implanté un cuadro de mando en Power BI
degrees: Grado @ Ingeniería Industrial | Máster @ Ciencia de Datos | Licenciatura @ Administración de Empresas
skills: Datos @ SQL; Python; Power BI | Gestión @ Presupuestos; Negociación
certificates: Project Management Professional @ PMI | Certificado de Scrum @ Scrum.org
awards: Premio a la Innovación 2018 @ Telefónica
publications: Datos para decidir @ Editorial Ariel
projects: Mapa de sombras @ Mapa de calles con sombra para el verano.

titles: Enfermera | Maestro de primaria | Cocinera | Abogado
employers: Hospital Clínico San Carlos | Colegio Santa Teresa | Bufete Ríos y Asociados | Restaurante El Olivo
summaries: Unidad de urgencias con 60 camas. | Colegio de 500 alumnos.
points: Atendí a veinte pacientes por turno | Formé a diez estudiantes en prácticas | Llevé más de cien casos laborales | Organicé talleres de lectura
degrees: Grado @ Enfermería | Diplomatura @ Magisterio | Licenciatura @ Derecho
skills: Clínica @ Triaje; Curas; Vacunación | Docencia @ Lectura; Matemáticas
certificates: Soporte Vital Avanzado @ Sociedad Española de Medicina
awards: Premio al Mejor Docente 2016 @ Comunidad de Madrid
publications: Cuidar de noche @ Elsevier España
projects: Huerto escolar @ Un huerto con los alumnos de cuarto.
`,
);

export const portuguese = phrasebook(
  'pt',
  `
first: João | Conceição | Luís Filipe
last: da Silva Gonçalves | Simões | dos Anjos
places: Lisboa; ; PT; 1200-109; Rua do Carmo 15 | Porto; ; PT; ; | São Paulo; SP; BR; ;
phones: +351 912 345 678 | +55 11 95550-1234
schools: Universidade de Lisboa | Universidade Federal do Rio de Janeiro | Instituto Superior Técnico
offices: Lisboa | Porto, Portugal | São Paulo, SP
charities: Banco Alimentar | Cruz Vermelha Portuguesa
volunteering: Voluntário | Tesoureira
fluencies: Nativo | Fluente | Intermediário
spoken: Português | Inglês | Espanhol
interests: Surf | Leitura | Culinária
praise: Uma colega em quem se pode confiar.
grades: 17 | 9,1
courses: Estatística | Direito do trabalho

titles: Gerente de projetos | Engenheira civil | Analista de sistemas | Enfermeiro
employers: Câmara Municipal do Porto | Banco do Brasil | Construtora Oliveira Ltda. | Hospital de Santa Maria
summaries: Construtora com 300 trabalhadores. | Serviço de urgência com 40 camas.
points: Coordenei uma equipa de nove pessoas | Reduzi os custos em 15 % | Desenvolvi relatórios em SQL para a direção | Implementei um novo sistema de turnos
degrees: Licenciatura @ Engenharia Civil | Mestrado @ Gestão | Bacharelado @ Ciência da Computação
skills: Gestão @ Orçamentos; MS Project | Informática @ Java; SQL; Linux
certificates: Scrum Fundamentals @ SCRUMstudy.com
awards: Prémio de Mérito 2019 @ Universidade de Lisboa
publications: Pontes de madeira @ Editora Blucher
projects: Mapa de obras @ Mapa das obras da cidade.
`,
);

export const italian = phrasebook(
  'it',
  `
first: Niccolò | Maria Grazia | Letizia
last: D’Angelo | Della Rovere | Esposito
places: Milano; ; IT; 20121; Via Dante 8 | Torino; ; IT; ; | Bologna; ; IT; ;
phones: +39 340 555 0123 | 02 5550 1234
schools: Politecnico di Milano | Università di Bologna | Liceo Classico Galvani
offices: Milano | Torino | Roma, Italia
charities: Croce Rossa Italiana | Caritas Ambrosiana
volunteering: Volontaria | Allenatore giovanile
fluencies: Madrelingua | Fluente | Intermedio
spoken: Italiano | Inglese | Tedesco
interests: Ciclismo | Fotografia | Cucina
praise: Una persona precisa, che porta sempre a termine il lavoro.
grades: 110/110 | 28/30
courses: Statistica | Diritto commerciale

titles: Responsabile commerciale | Ingegnere meccanico | Infermiera | Contabile
employers: Officine Ferrari S.r.l. | Banca Popolare di Milano | Azienda Ospedaliera Niguarda | Studio Rossi e Associati
summaries: Azienda meccanica con 220 dipendenti. | Studio di consulenza del lavoro.
points: Gestito un portafoglio di 60 clienti | Ridotto i tempi di fermo macchina del 25 % | Coordinato un gruppo di sei persone |
  Curato la contabilità di quaranta imprese
degrees: Laurea magistrale @ Ingegneria Meccanica | Laurea triennale @ Economia | Diploma @ Ragioneria
skills: Contabilità @ SAP; Zucchetti; Excel | Progettazione @ AutoCAD; SolidWorks
certificates: Lean Six Sigma Yellow Belt @ Bureau Veritas
awards: Premio Sicurezza 2017 @ Confindustria
publications: Macchine leggere @ Hoepli
projects: Mappa dei cortili @ Guida ai cortili del centro.
`,
);
