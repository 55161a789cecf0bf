/** French ways of saying skills of the tables. */
export const french = `
Subcontractor management|sous-traitants, sous-traitance
Accounting|comptabilité, comptabilité générale, comptable
Cost accounting|comptabilité analytique, contrôle de gestion
Accounts payable|comptabilité fournisseurs
Accounts receivable|comptabilité clients
Financial statements|bilan comptable, états financiers, liasse fiscale
Month-end close|clôture mensuelle, clôtures comptables, clôture annuelle
Account reconciliation|rapprochement bancaire
Invoicing|facturation
Payroll|gestion de la paie, bulletins de paie, paie
Tax|fiscalité
Sales tax|tva, déclarations de tva
Auditing|audit comptable, audit interne
Budgeting|gestion budgétaire, budgets, suivi budgétaire
Cash management|trésorerie, gestion de trésorerie
Credit control|recouvrement
Financial analysis|analyse financière
Banking|banque, secteur bancaire
Insurance|assurance vie
Risk management|gestion des risques
Nursing|soins infirmiers, infirmier, infirmière, soins
Patient care|soins aux patients, prise en charge des patients
Nursing assistance|aide-soignant, aide-soignante
Geriatric care|personnes âgées, gériatrie
First aid|premiers secours
Infection control|règles d'hygiène, prévention des infections, contrôle des infections
Medicine|médecine, médecin
Physical therapy|kinésithérapie
Pharmacy|pharmacie, pharmacien
Psychology|psychologie
Social work|travail social, assistant social, éducateur spécialisé
Childcare|garde d'enfants, petite enfance, puériculture
Teaching|enseignement, enseignant, professeur
Lesson planning|préparation des cours
Law|droit, juriste, avocat
Contract law|droit des contrats, droit des affaires
Employment law|droit du travail, droit social
Data protection|rgpd, protection des données
Human resources|ressources humaines, gestion des ressources humaines
Recruiting|recrutement
Training|formation du personnel, formation des équipes, animation de formations, formation des collaborateurs
Team leadership|management d'équipe, encadrement, gestion d'équipe, encadrement d'équipe, animation d'équipe, leadership, direction d'une équipe, direction d'équipe
Project management|gestion de projet, chef de projet, conduite de projet, pilotage de projet
Change management|conduite du changement
Process improvement|amélioration des processus
Kaizen|amélioration continue
Quality assurance|assurance qualité, démarche qualité
Quality control|contrôle qualité
Sales|vente, techniques de vente, force de vente, vendeur
Business development|développement commercial, développement de clientèle
Prospecting|prospection, prospection commerciale, prospection téléphonique
Account management|gestion de portefeuille clients, grands comptes, fidélisation
Customer service|relation client, service client, service clientèle, accueil client, accueil des clients, satisfaction client
Complaint handling|gestion des réclamations, réclamations
Negotiation|négociation, négociation commerciale, négociations
Quotations|devis, appels d'offres
Retail|commerce de détail, grande distribution
Cash handling|encaissement, tenue de caisse, caisse
Merchandising|marchandisage, mise en rayon
Digital marketing|marketing digital
SEO|référencement, référencement naturel
Social media|réseaux sociaux
Public relations|relations publiques, relations presse
Corporate communications|communication interne, communication externe, communication d'entreprise
Event planning|événementiel, organisation d'événements
Writing|rédaction, rédactionnel, capacités rédactionnelles, qualités rédactionnelles
Translation|traduction
Graphic design|graphisme, infographie, conception graphique
Logistics|logistique
Procurement|achats, approvisionnement
Vendor management|gestion des fournisseurs
Warehouse operations|entrepôt, magasinier, manutention, gestion d'entrepôt
Inventory management|gestion des stocks, inventaire, gestion de stock
Order picking|préparation de commandes, préparateur de commandes
Forklift certificate|caces, permis cariste
Truck driving|chauffeur poids lourd, conducteur routier
Vehicle driving|conduite de véhicules
Driving licence|permis b, permis de conduire
Supply chain management|chaîne logistique
Production management|gestion de production
Maintenance|maintenance industrielle
Mechanical engineering|génie mécanique, mécanique
Electrical engineering|génie électrique, électrotechnique, électricité
Electrical trade|électricien
Civil engineering|génie civil
Construction management|conducteur de travaux, conduite de travaux, chantier, suivi de chantier
Welding|soudure, soudage, soudeur
Plumbing|plomberie
Carpentry|menuiserie, charpente
Painting|peinture en bâtiment
Workplace safety|sécurité au travail, règles de sécurité, consignes de sécurité
Cleaning|nettoyage, entretien des locaux, ménage
Cooking|cuisinier, cuisinière, préparation des repas
Food service|restauration, service en salle
Waiting tables|serveuse
Hospitality|hôtellerie, hôtellerie-restauration
Agriculture|travaux agricoles
Administrative support|secrétariat, gestion administrative, tâches administratives, assistanat, assistant administratif
Reception|accueil, standard téléphonique, accueil téléphonique
Microsoft Office|pack office, suite office, outils bureautiques
Computer skills|outils informatiques, informatique, bureautique
Data entry|saisie de données, saisie
Scheduling|gestion d'agenda, gestion des plannings, planification
Software development|développement logiciel, développement informatique, développeur, programmation, ingénieur logiciel, génie logiciel
Web development|développement web, développeur web
Relational databases|bases de données
Data analysis|analyse de données, analyse des données
Statistics|statistiques
Networking|réseaux informatiques
System administration|administration système
Technical support|support technique, assistance technique
Cybersecurity|sécurité informatique, cybersécurité
Artificial intelligence|intelligence artificielle
Machine learning|apprentissage automatique
Agile|méthodes agiles
Communication|sens de la communication, aisance relationnelle, communication orale, bonne communication, bonne expression orale
Interpersonal skills|sens du relationnel, qualités relationnelles, bon relationnel, relationnel
Teamwork|esprit d'équipe, travail en équipe, travail d'équipe
Independence|autonomie, autonome
Attention to detail|rigueur, rigoureux, rigoureuse, sens du détail
Organizational skills|sens de l'organisation, organisé, organisée, capacité d'organisation
Adaptability|capacité d'adaptation, adaptabilité, polyvalence, polyvalent
Self-motivation|esprit d'initiative, dynamisme, dynamique, force de proposition, proactif
Work under pressure|résistance au stress, gestion du stress
Critical thinking|esprit d'analyse, capacité d'analyse, esprit de synthèse, sens de l'analyse
Problem solving|résolution de problèmes
Reliability|ponctualité, fiabilité, ponctuel
Customer service|sens du service
Active listening|sens de l'écoute, écoute
Creativity|créativité
Empathy|bienveillance
Confidentiality|discrétion
English|anglais, anglais courant, anglais professionnel
French|français
German|allemand
Spanish|espagnol
Italian|italien
Arabic|arabe
Foreign languages|langues étrangères
Bookkeeping|tenue de comptes, tenue de livres
VAT|taxe sur la valeur ajoutée
Petty cash|petite caisse
Expense reports|notes de frais, frais de déplacement
Financial reporting|reporting financier, rapports financiers
Internal audit|contrôle interne
Tax compliance|déclarations fiscales
Financial planning|planification financière
Lending|octroi de crédits, crédit bancaire
Patient assessment|évaluation des patients, évaluation clinique
Vital signs|constantes vitales, signes vitaux, paramètres vitaux
Mechanical ventilation|ventilation mécanique, patients ventilés
Emergency nursing|urgences, soins d'urgence
Operating room nursing|bloc opératoire
Medical records|dossier patient, dossiers médicaux
Patient education|éducation thérapeutique, éducation des patients
Case management|gestion de cas
Pediatric nursing|pédiatrie, puériculture
Midwifery|sage-femme
Psychiatric nursing|soins psychiatriques
Hospice|soins palliatifs
Long-term care|ehpad, maison de retraite
Personal care|soins d'hygiène, toilette
Surgery|chirurgie générale, opérations chirurgicales
Radiology|radiologie médicale, imagerie médicale
Dental assisting|assistante dentaire
Construction estimating|chiffrage, métrés
Site supervision|conduite de chantier, chef de chantier
Construction safety|sécurité des chantiers
Masonry|maçonnerie, maçon
Roofing|couverture, couvreur
HVAC|chauffage et climatisation, cvc
Landscaping|aménagement paysager
Gardening|jardinage
Crane operation|grutier
Electrical installation|installation électrique, installations électriques
Electrical schematics|schémas électriques
Control engineering|automatique industrielle
Automation|automatisation, automatisme
Electronics|électronique
Machining|usinage
CNC machining|usinage cnc, commande numérique
Assembly|assemblage
Inspection|contrôle des pièces, inspection qualité
Packaging|emballage, conditionnement
Lean construction|construction lean
Distribution|distribution de marchandises
Purchase orders|bons de commande
Price negotiation|négociation des prix, négociation des contrats
Contract management|gestion des contrats
Import/export|import-export
Customs clearance|dédouanement
Route planning|planification des tournées
Fleet management|gestion de flotte
Loading and unloading|chargement et déchargement
Dispatching|affrètement, répartition des transports
Interviewing|entretiens d'embauche
Onboarding|intégration des nouveaux collaborateurs
Performance management|entretiens annuels
Workforce planning|planification des équipes, plannings du personnel
Supervision|encadrement, encadrement d'équipe
Operations management|gestion des opérations
Strategic planning|planification stratégique
Consulting|conseil en entreprise
B2B sales|vente b2b
Lead generation|génération de prospects, prospection
Cold calling|prospection téléphonique
Sales management|direction commerciale, direction des ventes
Sales strategy|stratégie commerciale, planification des ventes
Sales targets|objectifs de vente, objectifs commerciaux
Sales forecasting|prévisions de vente
Trade shows|salons professionnels
Store management|gestion de magasin
Real estate|immobilier
Property management|gestion immobilière, gestion locative
Call center|centre d'appels
Market research|études de marché
Advertising|publicité
Campaign management|gestion de campagnes, campagnes publicitaires
Event marketing|marketing événementiel
Copywriting|rédaction publicitaire, rédaction web
Photography|photographie
Food preparation|préparation des plats, préparation culinaire
Kitchen management|gestion de cuisine
Menu planning|élaboration des menus, carte et menus
Food cost control|coût matière
Baking|boulangerie
Pastry|pâtisserie
Hotel front desk|réception d'hôtel, réception
Reservations|réservations
Hotel housekeeping|gouvernante, entretien des chambres
Catering|traiteur
Classroom management|gestion de classe
Curriculum development|conception pédagogique, élaboration de programmes
Student assessment|évaluation des élèves
Special education|éducation spécialisée, besoins éducatifs particuliers
Parent communication|relations avec les parents
Tutoring|soutien scolaire
Counseling|accompagnement psychologique
Child protection|protection de l'enfance
Crisis intervention|intervention de crise
Litigation|contentieux
Legal research|recherche juridique
Corporate law|droit des sociétés
Family law|droit de la famille
Criminal law|droit pénal
Compliance|conformité réglementaire, mise en conformité
GDPR|rgpd, protection des données
Laboratory techniques|techniques de laboratoire
Chemistry|chimie
Biology|biologie cellulaire et moléculaire
Software architecture|architecture logicielle
Technical documentation|documentation technique
Root cause analysis|analyse des causes
Distributed systems|systèmes distribués
Object-oriented programming|programmation orientée objet
Data warehousing|entrepôt de données
Spreadsheets|tableurs
Document management|gestion documentaire
Renewable energy|énergies renouvelables
Conflict resolution|résolution de conflits
Planning|planification
Wound care|soins des plaies, soin des plaies, pansements
Medication administration|administration des médicaments, administration de médicaments, médicaments
Intensive care|soins intensifs, réanimation
Care planning|plans de traitement, plan de soins
Forklift operation|chariot élévateur, cariste
Customer acquisition|acquisition de clients, acquisition de nouveaux clients
Travel readiness|disponibilité pour voyager, mobilité géographique, déplacements fréquents
`;
