import type { InLanguages } from './translated.ts';

/** A sales manager with unusual headings, projects described by results, and inconsistent style of the lines. */
export const salesManager: InLanguages = {
  en: {
    resume: `Lee Example
Sales Manager
Munich, Germany | lee.example@mail.example | +49 89 5550123

Professional Summary
Sales manager with eleven years of experience in B2B sales of medical devices.

Career History

Regional Sales Manager
Fabrikam Medical GmbH, Munich
2018 – Present
• Increased revenue in the region by 24 % within two years
• Manage a team of nine sales representatives
• Negotiated framework agreements with 17 hospitals
• Introduced a CRM system based on Salesforce

Sales Representative
Litware Devices, Stuttgart
2013 – 2018
• Acquired 60 new customers in southern Germany
• Presented products at trade fairs and in clinics
• Was in charge of customer visits
• Exceeded the sales targets four years in a row

Education
University of Stuttgart
Bachelor, Business Administration
2009 – 2013

Skills
B2B sales, Negotiation, Salesforce, Customer acquisition, Trade shows, Sales planning

Languages
German, English, Italian
`,
    ad: `Regional Sales Manager
For our sales team in Munich we are looking for a regional sales manager.

Your tasks
- Leading a team of sales representatives
- Acquisition of new customers
- Negotiation of framework agreements with hospitals
- Sales planning and reporting

Your profile
- Degree in business administration
- At least 5 years of experience in B2B sales
- Experience with Salesforce
- Willingness to travel
`,
  },
  de: {
    resume: `Lee Example
Vertriebsleiter
München, Deutschland | lee.example@mail.example | +49 89 5550123

Kurzprofil
Vertriebsleiter mit elf Jahren Erfahrung im B2B-Vertrieb von Medizinprodukten.

Beruflicher Werdegang

Regionaler Vertriebsleiter
Fabrikam Medical GmbH, München
2018 – heute
• Steigerte den Umsatz in der Region innerhalb von zwei Jahren um 24 %
• Führe ein Team von neun Außendienstmitarbeitern
• Verhandelte Rahmenverträge mit 17 Krankenhäusern
• Führte ein CRM-System auf der Grundlage von Salesforce ein

Außendienstmitarbeiter
Litware Devices, Stuttgart
2013 – 2018
• Gewann 60 neue Kunden in Süddeutschland
• Präsentierte Produkte auf Messen und in Kliniken
• War für Kundenbesuche zuständig
• Übertraf die Verkaufsziele vier Jahre in Folge

Bildungsweg
Universität Stuttgart
Bachelor, Betriebswirtschaftslehre
2009 – 2013

Fähigkeiten
B2B-Vertrieb, Verhandlung, Salesforce, Kundengewinnung, Messen, Vertriebsplanung

Sprachkenntnisse
Deutsch, Englisch, Italienisch
`,
    ad: `Regionaler Vertriebsleiter
Für unser Vertriebsteam in München suchen wir einen regionalen Vertriebsleiter.

Ihre Aufgaben
- Führung eines Teams von Außendienstmitarbeitern
- Gewinnung neuer Kunden
- Verhandlung von Rahmenverträgen mit Krankenhäusern
- Vertriebsplanung und Berichtswesen

Ihr Profil
- Studium der Betriebswirtschaftslehre
- Mindestens 5 Jahre Erfahrung im B2B-Vertrieb
- Erfahrung mit Salesforce
- Reisebereitschaft
`,
  },
  fr: {
    resume: `Lee Example
Directeur des ventes
Munich, Allemagne | lee.example@mail.example | +49 89 5550123

Profil professionnel
Directeur des ventes avec onze ans d'expérience dans la vente B2B de dispositifs médicaux.

Parcours professionnel

Directeur régional des ventes
Fabrikam Medical GmbH, Munich
2018 – aujourd'hui
• Augmenté le chiffre d'affaires de la région de 24 % en deux ans
• Dirige une équipe de neuf commerciaux
• Négocié des contrats-cadres avec 17 hôpitaux
• Introduit un système CRM fondé sur Salesforce

Commercial
Litware Devices, Stuttgart
2013 – 2018
• Conquis 60 nouveaux clients dans le sud de l'Allemagne
• Présenté les produits dans les salons et les cliniques
• Chargé des visites aux clients
• Dépassé les objectifs de vente quatre années de suite

Formation
Université de Stuttgart
Licence, Gestion des entreprises
2009 – 2013

Compétences
Vente B2B, Négociation, Salesforce, Acquisition de clients, Salons professionnels, Planification des ventes

Langues
Allemand, Anglais, Italien
`,
    ad: `Directeur régional des ventes
Pour notre équipe de vente à Munich, nous recherchons un directeur régional des ventes.

Vos missions
- Direction d'une équipe de commerciaux
- Acquisition de nouveaux clients
- Négociation de contrats-cadres avec les hôpitaux
- Planification des ventes et reporting

Votre profil
- Diplôme en gestion des entreprises
- Au moins 5 ans d'expérience en vente B2B
- Expérience avec Salesforce
- Disponibilité pour voyager
`,
  },
  es: {
    resume: `Lee Example
Director de ventas
Múnich, Alemania | lee.example@mail.example | +49 89 5550123

Perfil profesional
Director de ventas con once años de experiencia en ventas B2B de productos sanitarios.

Trayectoria profesional

Director regional de ventas
Fabrikam Medical GmbH, Múnich
2018 – actualidad
• Aumenté los ingresos de la región en un 24 % en dos años
• Dirijo un equipo de nueve comerciales
• Negocié acuerdos marco con 17 hospitales
• Introduje un sistema CRM basado en Salesforce

Comercial
Litware Devices, Stuttgart
2013 – 2018
• Capté 60 clientes nuevos en el sur de Alemania
• Presenté productos en ferias y clínicas
• Estuve a cargo de las visitas a los clientes
• Superé los objetivos de ventas cuatro años seguidos

Formación académica
Universidad de Stuttgart
Grado, Administración de Empresas
2009 – 2013

Competencias
Ventas B2B, Negociación, Salesforce, Captación de clientes, Ferias comerciales, Planificación de ventas

Idiomas
Alemán, Inglés, Italiano
`,
    ad: `Director regional de ventas
Para nuestro equipo de ventas en Múnich buscamos un director regional de ventas.

Tus funciones
- Dirección de un equipo de comerciales
- Captación de clientes nuevos
- Negociación de acuerdos marco con hospitales
- Planificación de ventas e informes

Tu perfil
- Grado en administración de empresas
- Al menos 5 años de experiencia en ventas B2B
- Experiencia con Salesforce
- Disponibilidad para viajar
`,
  },
};
