import type { InLanguages } from './translated.ts';

/** A warehouse lead with full sentences, full stops and results. */
export const warehouse: InLanguages = {
  en: {
    resume: `Alex Example
Hamburg, Germany
Email: alex.example@mail.example
Phone: +49 40 5550123

About me
Warehouse manager with ten years of experience in logistics, who plans shifts and keeps stocks right.

Work Experience

Warehouse Manager
Contoso Logistics, Hamburg
05/2019 – Present
• Manage a warehouse with 12,000 square metres and 45 employees.
• Plan shifts, routes and loading ramps for 80 trucks a day.
• Introduced a barcode system and thereby lowered the error rate from 3 % to 0.8 %.
• Negotiate contracts with carriers and save 150,000 euros a year.

Forklift Driver
Tailspin Toys, Bremen
08/2014 – 04/2019
• Loaded and unloaded trucks with the forklift.
• Checked incoming goods and recorded them in SAP.
• Took part in the yearly stocktaking.
• Instructed temporary workers in occupational safety.

Education
Vocational School, Bremen
Apprenticeship, Warehouse Logistics
2011 – 2014

Skills
Warehouse management, Inventory management, SAP, Forklift, Occupational safety, Shift planning

Languages
German, English
`,
    ad: `Warehouse Manager
We are looking for a warehouse manager in Hamburg.

Your tasks
- Management of the warehouse and of 30 employees
- Shift planning and route planning
- Inventory management
- Negotiation of contracts with carriers

Your profile
- Apprenticeship in warehouse logistics
- Several years of experience in logistics
- Knowledge of SAP and of occupational safety
- Forklift licence
`,
  },
  de: {
    resume: `Alex Example
Hamburg, Deutschland
E-Mail: alex.example@mail.example
Telefon: +49 40 5550123

Über mich
Lagerleiter mit zehn Jahren Erfahrung in der Logistik, der Schichten plant und Bestände in Ordnung hält.

Berufserfahrung

Lagerleiter
Contoso Logistics, Hamburg
05/2019 – heute
• Leite ein Lager mit 12.000 Quadratmetern und 45 Mitarbeitern.
• Plane Schichten, Touren und Laderampen für 80 Lastwagen am Tag.
• Führte ein Barcode-System ein und senkte dadurch die Fehlerquote von 3 % auf 0,8 %.
• Verhandle Verträge mit Spediteuren und spare 150.000 Euro im Jahr.

Gabelstaplerfahrer
Tailspin Toys, Bremen
08/2014 – 04/2019
• Belud und entlud Lastwagen mit dem Gabelstapler.
• Prüfte Wareneingänge und erfasste sie in SAP.
• Nahm an der jährlichen Inventur teil.
• Unterwies Zeitarbeiter in Arbeitssicherheit.

Ausbildung
Berufsschule, Bremen
Ausbildung, Fachkraft für Lagerlogistik
2011 – 2014

Kenntnisse
Lagerverwaltung, Bestandsführung, SAP, Gabelstapler, Arbeitssicherheit, Schichtplanung

Sprachen
Deutsch, Englisch
`,
    ad: `Lagerleiter
Wir suchen einen Lagerleiter in Hamburg.

Ihre Aufgaben
- Leitung des Lagers und von 30 Mitarbeitern
- Schichtplanung und Tourenplanung
- Bestandsführung
- Verhandlung von Verträgen mit Spediteuren

Ihr Profil
- Ausbildung als Fachkraft für Lagerlogistik
- Mehrere Jahre Erfahrung in der Logistik
- Kenntnisse in SAP und in Arbeitssicherheit
- Staplerschein
`,
  },
  fr: {
    resume: `Alex Example
Hambourg, Allemagne
E-mail : alex.example@mail.example
Téléphone : +49 40 5550123

À propos de moi
Responsable d'entrepôt avec dix ans d'expérience en logistique, qui planifie les équipes et tient les stocks en ordre.

Expérience professionnelle

Responsable d'entrepôt
Contoso Logistics, Hambourg
05/2019 – aujourd'hui
• Dirige un entrepôt de 12 000 mètres carrés et 45 employés.
• Planifie les équipes, les tournées et les quais de chargement pour 80 camions par jour.
• A introduit un système de codes-barres et abaissé ainsi le taux d'erreur de 3 % à 0,8 %.
• Négocie les contrats avec les transporteurs et économise 150 000 euros par an.

Cariste
Tailspin Toys, Brême
08/2014 – 04/2019
• A chargé et déchargé les camions avec le chariot élévateur.
• A contrôlé les marchandises reçues et les a enregistrées dans SAP.
• A participé à l'inventaire annuel.
• A instruit les intérimaires à la sécurité au travail.

Formation
École professionnelle, Brême
Apprentissage, Logistique d'entrepôt
2011 – 2014

Compétences
Gestion d'entrepôt, Gestion des stocks, SAP, Chariot élévateur, Sécurité au travail, Planification des équipes

Langues
Allemand, Anglais
`,
    ad: `Responsable d'entrepôt
Nous recherchons un responsable d'entrepôt à Hambourg.

Vos missions
- Direction de l'entrepôt et de 30 employés
- Planification des équipes et des tournées
- Gestion des stocks
- Négociation des contrats avec les transporteurs

Votre profil
- Apprentissage en logistique d'entrepôt
- Plusieurs années d'expérience en logistique
- Connaissance de SAP et de la sécurité au travail
- Permis cariste
`,
  },
  es: {
    resume: `Alex Example
Hamburgo, Alemania
Correo: alex.example@mail.example
Teléfono: +49 40 5550123

Sobre mí
Jefe de almacén con diez años de experiencia en logística, que planifica turnos y mantiene las existencias en orden.

Experiencia laboral

Jefe de almacén
Contoso Logistics, Hamburgo
05/2019 – actualidad
• Dirijo un almacén de 12.000 metros cuadrados y 45 empleados.
• Planifico turnos, rutas y muelles de carga para 80 camiones al día.
• Introduje un sistema de códigos de barras y bajé así la tasa de errores del 3 % al 0,8 %.
• Negocio contratos con transportistas y ahorro 150.000 euros al año.

Carretillero
Tailspin Toys, Bremen
08/2014 – 04/2019
• Cargué y descargué camiones con la carretilla elevadora.
• Controlé la mercancía recibida y la registré en SAP.
• Participé en el inventario anual.
• Instruí a trabajadores temporales en seguridad laboral.

Educación
Escuela profesional, Bremen
Formación profesional, Logística de almacén
2011 – 2014

Habilidades
Gestión de almacén, Gestión de existencias, SAP, Carretilla elevadora, Seguridad laboral, Planificación de turnos

Idiomas
Alemán, Inglés
`,
    ad: `Jefe de almacén
Buscamos un jefe de almacén en Hamburgo.

Tus funciones
- Dirección del almacén y de 30 empleados
- Planificación de turnos y rutas
- Gestión de existencias
- Negociación de contratos con transportistas

Tu perfil
- Formación profesional en logística de almacén
- Varios años de experiencia en logística
- Conocimientos de SAP y de seguridad laboral
- Carné de carretillero
`,
  },
};
