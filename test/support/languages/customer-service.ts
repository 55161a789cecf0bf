import type { InLanguages } from './translated.ts';

/** A person in customer service: plain work, plain words. */
export const customerService: InLanguages = {
  en: {
    resume: `Person Six
Madrid, Spain
person.six@mail.example, +34 91 555 01 01

Summary
Friendly customer service representative with five years of experience in telecommunications and travel. Used to difficult calls and to busy days.

Work Experience

Customer Service Representative
Proseware Telecom, Madrid
May 2021 – Present
• Answer up to 80 customer enquiries a day by phone, email and chat
• Solve complaints about invoices and contracts and raised customer satisfaction from 82 % to 93 %
• Record every case in Salesforce
• Sell additional products and reached 115 % of the sales target in 2023
• Train new colleagues during their first four weeks

Booking Agent
Margie's Travel, Madrid
June 2019 – April 2021
• Booked flights, hotels and rental cars for business customers
• Changed and cancelled bookings and handled refunds
• Prepared offers and checked payments
• Answered letters from customers in Spanish and English

Shop Assistant
Southridge Books, Toledo
September 2017 – May 2019
• Advised customers and operated the till
• Received goods and arranged the shelves

Education
Secondary school diploma, Institute of Toledo, 2017

Skills
Customer service, Complaint handling, Salesforce, Telephone sales, Microsoft Office, Typing

Languages
Spanish (native), English (B2), French (A2)
`,
    ad: `Customer Service Representative
Our service centre in Madrid supports customers of an energy supplier.

Tasks
- Answer customer enquiries by phone and email
- Handle complaints and find solutions
- Explain invoices and contracts
- Enter customer data in the system
- Advise customers on additional products

Requirements
- Secondary school diploma
- Experience in customer service, at least 2 years
- Friendly manner on the phone
- Good computer skills, Salesforce is an advantage
- Very good Spanish and good English
- Patience and team spirit
`,
  },
  de: {
    resume: `Person Six
Madrid, Spanien
person.six@mail.example, +34 91 555 01 01

Zusammenfassung
Freundlicher Kundenberater mit fünf Jahren Erfahrung in Telekommunikation und Reisen. Schwierige Gespräche und volle Tage gewohnt.

Berufserfahrung

Kundenberater
Proseware Telecom, Madrid
Mai 2021 – heute
• Beantworte täglich bis zu 80 Kundenanfragen per Telefon, E-Mail und Chat
• Löse Beschwerden zu Rechnungen und Verträgen und steigerte die Kundenzufriedenheit von 82 % auf 93 %
• Erfasse jeden Fall in Salesforce
• Verkaufe Zusatzprodukte und erreichte 2023 115 % des Verkaufsziels
• Arbeite neue Kollegen in den ersten vier Wochen ein

Buchungsmitarbeiter
Margie's Travel, Madrid
Juni 2019 – April 2021
• Buchte Flüge, Hotels und Mietwagen für Geschäftskunden
• Änderte und stornierte Buchungen und bearbeitete Erstattungen
• Erstellte Angebote und prüfte Zahlungseingänge
• Beantwortete Kundenbriefe auf Spanisch und Englisch

Verkäufer
Southridge Books, Toledo
September 2017 – Mai 2019
• Beriet Kunden und bediente die Kasse
• Nahm Waren an und räumte die Regale ein

Ausbildung
Abitur, Institut Toledo, 2017

Kenntnisse
Kundenservice, Beschwerdemanagement, Salesforce, Telefonverkauf, Microsoft Office, Maschinenschreiben

Sprachen
Spanisch (Muttersprache), Englisch (B2), Französisch (A2)
`,
    ad: `Kundenberater (m/w/d)
Unser Servicecenter in Madrid betreut die Kunden eines Energieversorgers.

Aufgaben
- Beantwortung von Kundenanfragen per Telefon und E-Mail
- Bearbeitung von Beschwerden und Finden von Lösungen
- Erklärung von Rechnungen und Verträgen
- Eingabe der Kundendaten in das System
- Beratung der Kunden zu Zusatzprodukten

Anforderungen
- Abitur oder vergleichbarer Schulabschluss
- Erfahrung im Kundenservice, mindestens 2 Jahre
- Freundliches Auftreten am Telefon
- Gute EDV-Kenntnisse, Salesforce von Vorteil
- Sehr gutes Spanisch und gutes Englisch
- Geduld und Teamgeist
`,
  },
  fr: {
    resume: `Person Six
Madrid, Espagne
person.six@mail.example, +34 91 555 01 01

Résumé
Conseiller clientèle souriant avec cinq ans d'expérience dans les télécommunications et le tourisme. Habitué aux appels difficiles et aux journées chargées.

Expérience professionnelle

Conseiller clientèle
Proseware Telecom, Madrid
mai 2021 – aujourd'hui
• Réponse à 80 demandes de clients par jour par téléphone, e-mail et chat
• Résolution des réclamations sur les factures et les contrats, satisfaction des clients passée de 82 % à 93 %
• Saisie de chaque dossier dans Salesforce
• Vente de produits complémentaires, 115 % de l'objectif de vente atteint en 2023
• Formation des nouveaux collègues pendant leurs quatre premières semaines

Agent de réservation
Margie's Travel, Madrid
juin 2019 – avril 2021
• Réservation de vols, d'hôtels et de voitures de location pour des clients professionnels
• Modification et annulation de réservations, traitement des remboursements
• Préparation d'offres et vérification des paiements
• Réponse au courrier des clients en espagnol et en anglais

Vendeur
Southridge Books, Tolède
septembre 2017 – mai 2019
• Conseil aux clients et tenue de la caisse
• Réception des marchandises et mise en rayon

Formation
Baccalauréat, Institut de Tolède, 2017

Compétences
Service client, Traitement des réclamations, Salesforce, Vente par téléphone, Microsoft Office, Dactylographie

Langues
Espagnol (langue maternelle), Anglais (B2), Français (A2)
`,
    ad: `Conseiller clientèle (H/F)
Notre centre de services à Madrid accompagne les clients d'un fournisseur d'énergie.

Missions
- Répondre aux demandes des clients par téléphone et e-mail
- Traiter les réclamations et trouver des solutions
- Expliquer les factures et les contrats
- Saisir les données des clients dans le système
- Conseiller les clients sur les produits complémentaires

Profil
- Baccalauréat
- Expérience du service client, au moins 2 ans
- Accueil agréable au téléphone
- Bonnes connaissances en informatique, Salesforce est un plus
- Très bon espagnol et bon anglais
- Patience et esprit d'équipe
`,
  },
  es: {
    resume: `Person Six
Madrid, España
person.six@mail.example, +34 91 555 01 01

Resumen
Agente de atención al cliente amable con cinco años de experiencia en telecomunicaciones y viajes. Acostumbrado a llamadas difíciles y a días de mucho trabajo.

Experiencia laboral

Agente de atención al cliente
Proseware Telecom, Madrid
mayo 2021 – actualidad
• Atiendo hasta 80 consultas de clientes al día por teléfono, correo y chat
• Resuelvo reclamaciones sobre facturas y contratos y subí la satisfacción de los clientes del 82 % al 93 %
• Registro cada caso en Salesforce
• Vendo productos adicionales y alcancé el 115 % del objetivo de ventas en 2023
• Formo a los nuevos compañeros durante sus primeras cuatro semanas

Agente de reservas
Margie's Travel, Madrid
junio 2019 – abril 2021
• Reservé vuelos, hoteles y coches de alquiler para clientes de empresa
• Cambié y anulé reservas y tramité reembolsos
• Preparé ofertas y comprobé los pagos
• Contesté cartas de clientes en español e inglés

Dependiente
Southridge Books, Toledo
septiembre 2017 – mayo 2019
• Asesoré a los clientes y llevé la caja
• Recibí mercancías y ordené las estanterías

Formación
Bachillerato, Instituto de Toledo, 2017

Competencias
Atención al cliente, Gestión de reclamaciones, Salesforce, Venta telefónica, Microsoft Office, Mecanografía

Idiomas
Español (nativo), Inglés (B2), Francés (A2)
`,
    ad: `Agente de atención al cliente
Nuestro centro de servicios de Madrid atiende a los clientes de una compañía de energía.

Funciones
- Atender las consultas de los clientes por teléfono y correo
- Gestionar reclamaciones y encontrar soluciones
- Explicar facturas y contratos
- Introducir los datos de los clientes en el sistema
- Asesorar a los clientes sobre productos adicionales

Requisitos
- Bachillerato
- Experiencia en atención al cliente, al menos 2 años
- Trato amable por teléfono
- Buenos conocimientos de informática, se valora Salesforce
- Muy buen español y buen inglés
- Paciencia y espíritu de equipo
`,
  },
};
