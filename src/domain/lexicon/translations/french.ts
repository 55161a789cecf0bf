/** French ways of saying skills of the tables. */
export const french = `
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
Infection control|règles d'hygiène
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
Training|formation du personnel, formation des équipes, animation de formations
Team leadership|management d'équipe, encadrement, gestion d'équipe, encadrement d'équipe, animation d'équipe, leadership
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
Negotiation|négociation, négociation commerciale
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
Warehouse operations|entrepôt, magasinier, manutention
Inventory management|gestion des stocks, inventaire, gestion de stock
Order picking|préparation de commandes, préparateur de commandes
Forklift certificate|caces
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
Construction management|conduite de travaux, chantier, suivi de chantier
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
Software development|développement logiciel, développement informatique, développeur, programmation
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
`;
