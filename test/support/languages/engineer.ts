import type { InLanguages } from './translated.ts';

/** A software engineer who describes results, in plain lines. */
export const engineer: InLanguages = {
  en: {
    resume: `Robin Example
robin.example@mail.example | +49 30 5550123 | Berlin, Germany

Profile
Software engineer with eight years of experience in payment systems, with a focus on reliable services in Java and Kotlin.

Work Experience
Senior Software Engineer
Northwind Payments, Berlin
03/2020 – Present
• Designed a settlement service in Kotlin and Spring Boot that processes 2 million payments a day
• Reduced infrastructure costs by 32 % by moving 14 services to Kubernetes
• Led a team of five engineers during the migration from Oracle to PostgreSQL
• Introduced contract tests and thereby halved the number of incidents
• Responsible for the on-call rota of the department

Software Engineer
Contoso Logistics, Hamburg
06/2016 – 02/2020
• Developed REST APIs in Java to track 40,000 parcels a day
• Automated deployments with Jenkins and Docker
• Participated in the selection of a new monitoring tool
• Reduced the load time of the tracking page from 4 to 1.2 seconds

Education
Technical University of Berlin
Bachelor of Science, Computer Science
2012 – 2016

Skills
Java, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Kafka, Jenkins, Git

Languages
German, English
`,
    ad: `Senior Software Engineer (m/f/d)
We are looking for a senior software engineer for our payments team in Berlin.

Your tasks
- Development of backend services with Kotlin and Spring Boot
- Operation of our services on Kubernetes
- Mentoring of younger engineers

Your profile
- At least 5 years of experience in software development with Java or Kotlin
- Very good knowledge of PostgreSQL
- Experience with Kafka and Terraform
- Degree in computer science

Nice to have
- Knowledge of GraphQL
`,
  },
  de: {
    resume: `Robin Example
robin.example@mail.example | +49 30 5550123 | Berlin, Deutschland

Profil
Softwareentwickler mit acht Jahren Erfahrung in Zahlungssystemen, mit Schwerpunkt auf zuverlässigen Diensten in Java und Kotlin.

Berufserfahrung
Senior Softwareentwickler
Northwind Payments, Berlin
03/2020 – heute
• Entwurf eines Abrechnungsdienstes in Kotlin und Spring Boot, der täglich 2 Millionen Zahlungen verarbeitet
• Senkung der Infrastrukturkosten um 32 % durch den Umzug von 14 Diensten auf Kubernetes
• Leitung eines Teams von fünf Entwicklern bei der Migration von Oracle zu PostgreSQL
• Einführung von Contract-Tests und dadurch Halbierung der Zahl der Störungen
• Verantwortlich für den Bereitschaftsplan der Abteilung

Softwareentwickler
Contoso Logistics, Hamburg
06/2016 – 02/2020
• Entwicklung von REST-APIs in Java zur Verfolgung von 40.000 Paketen am Tag
• Automatisierung der Deployments mit Jenkins und Docker
• Mitarbeit bei der Auswahl eines neuen Monitoring-Werkzeugs
• Verkürzung der Ladezeit der Verfolgungsseite von 4 auf 1,2 Sekunden

Ausbildung
Technische Universität Berlin
Bachelor of Science, Informatik
2012 – 2016

Kenntnisse
Java, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Kafka, Jenkins, Git

Sprachen
Deutsch, Englisch
`,
    ad: `Senior Softwareentwickler (m/w/d)
Wir suchen einen Senior Softwareentwickler für unser Payments-Team in Berlin.

Deine Aufgaben
- Entwicklung von Backend-Diensten mit Kotlin und Spring Boot
- Betrieb unserer Dienste auf Kubernetes
- Mentoring jüngerer Entwickler

Dein Profil
- Mindestens 5 Jahre Erfahrung in der Softwareentwicklung mit Java oder Kotlin
- Sehr gute Kenntnisse in PostgreSQL
- Erfahrung mit Kafka und Terraform
- Abgeschlossenes Studium der Informatik

Von Vorteil
- Kenntnisse in GraphQL
`,
  },
  fr: {
    resume: `Robin Example
robin.example@mail.example | +49 30 5550123 | Berlin, Allemagne

Profil
Ingénieur logiciel avec huit ans d'expérience dans les systèmes de paiement, spécialisé dans les services fiables en Java et Kotlin.

Expérience professionnelle
Ingénieur logiciel senior
Northwind Payments, Berlin
03/2020 – aujourd'hui
• Conception d'un service de règlement en Kotlin et Spring Boot qui traite 2 millions de paiements par jour
• Réduction des coûts d'infrastructure de 32 % grâce au passage de 14 services à Kubernetes
• Direction d'une équipe de cinq ingénieurs pendant la migration d'Oracle vers PostgreSQL
• Introduction de tests de contrat, ce qui a divisé par deux le nombre d'incidents
• Responsable du planning d'astreinte du département

Ingénieur logiciel
Contoso Logistics, Hambourg
06/2016 – 02/2020
• Développement d'API REST en Java pour suivre 40 000 colis par jour
• Automatisation des déploiements avec Jenkins et Docker
• Participation au choix d'un nouvel outil de supervision
• Réduction du temps de chargement de la page de suivi de 4 à 1,2 secondes

Formation
Université technique de Berlin
Licence, Informatique
2012 – 2016

Compétences
Java, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Kafka, Jenkins, Git

Langues
Allemand, Anglais
`,
    ad: `Ingénieur logiciel senior (h/f)
Nous recherchons un ingénieur logiciel senior pour notre équipe paiements à Berlin.

Vos missions
- Développement de services backend avec Kotlin et Spring Boot
- Exploitation de nos services sur Kubernetes
- Mentorat des jeunes ingénieurs

Votre profil
- Au moins 5 ans d'expérience en développement logiciel avec Java ou Kotlin
- Très bonne connaissance de PostgreSQL
- Expérience avec Kafka et Terraform
- Diplôme en informatique

Les plus
- Connaissance de GraphQL
`,
  },
  es: {
    resume: `Robin Example
robin.example@mail.example | +49 30 5550123 | Berlín, Alemania

Perfil
Ingeniero de software con ocho años de experiencia en sistemas de pago, especializado en servicios fiables en Java y Kotlin.

Experiencia laboral
Ingeniero de software senior
Northwind Payments, Berlín
03/2020 – actualidad
• Diseño de un servicio de liquidación en Kotlin y Spring Boot que procesa 2 millones de pagos al día
• Reducción de los costes de infraestructura en un 32 % al trasladar 14 servicios a Kubernetes
• Dirección de un equipo de cinco ingenieros durante la migración de Oracle a PostgreSQL
• Introducción de pruebas de contrato, lo que redujo a la mitad el número de incidencias
• Responsable del calendario de guardias del departamento

Ingeniero de software
Contoso Logistics, Hamburgo
06/2016 – 02/2020
• Desarrollo de API REST en Java para seguir 40.000 paquetes al día
• Automatización de los despliegues con Jenkins y Docker
• Participación en la selección de una nueva herramienta de monitorización
• Reducción del tiempo de carga de la página de seguimiento de 4 a 1,2 segundos

Formación académica
Universidad Técnica de Berlín
Grado, Informática
2012 – 2016

Competencias
Java, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Kafka, Jenkins, Git

Idiomas
Alemán, Inglés
`,
    ad: `Ingeniero de software senior (h/m)
Buscamos un ingeniero de software senior para nuestro equipo de pagos en Berlín.

Tus funciones
- Desarrollo de servicios backend con Kotlin y Spring Boot
- Operación de nuestros servicios en Kubernetes
- Mentoría de ingenieros jóvenes

Tu perfil
- Al menos 5 años de experiencia en desarrollo de software con Java o Kotlin
- Muy buenos conocimientos de PostgreSQL
- Experiencia con Kafka y Terraform
- Título en informática

Se valorará
- Conocimientos de GraphQL
`,
  },
};
