import type { InLanguages } from './translated.ts';

/** An electrician: a trade, a licence, work described in short lines. */
export const electrician: InLanguages = {
  en: {
    resume: `Person Four
Zurich, Switzerland
+41 44 555 01 88
person.four@mail.example

About me
Qualified electrician with ten years of experience in building installation and industrial maintenance.

Experience

Electrician, Industrial Maintenance
Adatum Packaging AG, Zurich
2018 – Present
• Maintain and repair electrical systems on 14 production lines
• Find faults in control cabinets and drives and shortened downtime by 30 %
• Read circuit diagrams and program Siemens PLC controllers
• Carry out safety inspections and record the measurements
• Work in a rotating shift system with on-call duty
• Instruct two apprentices

Electrician
Fourth Coffee Electrical Installations, Winterthur
2013 – 2018
• Installed lighting, sockets and distribution boards in 60 residential buildings
• Laid cables and connected electrical appliances
• Planned the material for building sites and ordered it from wholesalers
• Advised customers on photovoltaic systems and charging stations
• Tested installations according to the standards and handed them over to customers

Education
Apprenticeship as an electrician, Vocational School Winterthur, 2009 – 2013

Certificates
Driving licence class B
First aid course, 2022

Skills
Electrical installation, Troubleshooting, PLC programming, Circuit diagrams, Maintenance, Safety regulations

Languages
German, French, English
`,
    ad: `Electrician for maintenance
We produce food at our plant near Zurich and are looking for an electrician.

Tasks
- Maintenance and repair of our production lines and machines
- Troubleshooting in electrical control systems
- Installation and commissioning of new equipment
- Safety inspections and documentation of the measurements
- On-call duty in shifts

Requirements
- Completed apprenticeship as an electrician
- 3 years of experience in industrial maintenance
- Knowledge of PLC, ideally Siemens
- Ability to read circuit diagrams
- Driving licence class B
- Reliable and independent way of working
`,
  },
  de: {
    resume: `Person Four
Zürich, Schweiz
+41 44 555 01 88
person.four@mail.example

Über mich
Gelernter Elektriker mit zehn Jahren Erfahrung in der Gebäudeinstallation und der industriellen Instandhaltung.

Berufserfahrung

Elektriker, Betriebsunterhalt
Adatum Packaging AG, Zürich
2018 – heute
• Warte und repariere elektrische Anlagen an 14 Produktionslinien
• Suche Störungen in Schaltschränken und Antrieben und verkürzte die Stillstandszeiten um 30 %
• Lese Schaltpläne und programmiere Siemens-SPS-Steuerungen
• Führe Sicherheitsprüfungen durch und protokolliere die Messwerte
• Arbeite im Wechselschichtsystem mit Rufbereitschaft
• Leite zwei Lernende an

Elektriker
Fourth Coffee Elektroinstallationen, Winterthur
2013 – 2018
• Installierte Beleuchtungen, Steckdosen und Verteiler in 60 Wohngebäuden
• Verlegte Kabel und schloss Elektrogeräte an
• Plante das Material für Baustellen und bestellte es beim Großhandel
• Beriet Kunden zu Photovoltaikanlagen und Ladestationen
• Prüfte Installationen nach Norm und übergab sie den Kunden

Ausbildung
Lehre als Elektriker, Berufsschule Winterthur, 2009 – 2013

Zertifikate
Führerschein Klasse B
Erste-Hilfe-Kurs, 2022

Kenntnisse
Elektroinstallation, Fehlersuche, SPS-Programmierung, Schaltpläne, Instandhaltung, Sicherheitsvorschriften

Sprachen
Deutsch, Französisch, Englisch
`,
    ad: `Elektriker für die Instandhaltung
Wir produzieren in unserem Werk bei Zürich Lebensmittel und suchen einen Elektriker.

Aufgaben
- Wartung und Reparatur unserer Produktionslinien und Maschinen
- Fehlersuche in elektrischen Steuerungen
- Installation und Inbetriebnahme neuer Anlagen
- Sicherheitsprüfungen und Dokumentation der Messwerte
- Rufbereitschaft im Schichtbetrieb

Anforderungen
- Abgeschlossene Lehre als Elektriker
- 3 Jahre Erfahrung in der industriellen Instandhaltung
- Kenntnisse in SPS, idealerweise Siemens
- Fähigkeit, Schaltpläne zu lesen
- Führerschein Klasse B
- Zuverlässige und selbstständige Arbeitsweise
`,
  },
  fr: {
    resume: `Person Four
Zurich, Suisse
+41 44 555 01 88
person.four@mail.example

À propos de moi
Électricien qualifié avec dix ans d'expérience dans l'installation du bâtiment et la maintenance industrielle.

Expérience

Électricien de maintenance
Adatum Packaging AG, Zurich
2018 – aujourd'hui
• Entretien et réparation des installations électriques de 14 lignes de production
• Recherche de pannes dans les armoires de commande et les entraînements, temps d'arrêt réduits de 30 %
• Lecture de schémas électriques et programmation d'automates Siemens
• Réalisation des contrôles de sécurité et relevé des mesures
• Travail en équipes alternantes avec astreinte
• Encadrement de deux apprentis

Électricien
Fourth Coffee Installations électriques, Winterthour
2013 – 2018
• Installation d'éclairages, de prises et de tableaux de distribution dans 60 immeubles
• Pose de câbles et raccordement d'appareils électriques
• Planification du matériel des chantiers et commande auprès des grossistes
• Conseil aux clients sur les installations photovoltaïques et les bornes de recharge
• Contrôle des installations selon les normes et remise aux clients

Formation
Apprentissage d'électricien, École professionnelle de Winterthour, 2009 – 2013

Certificats
Permis de conduire catégorie B
Cours de premiers secours, 2022

Compétences
Installation électrique, Dépannage, Programmation d'automates, Schémas électriques, Maintenance, Règles de sécurité

Langues
Allemand, Français, Anglais
`,
    ad: `Électricien de maintenance
Nous produisons des aliments dans notre usine près de Zurich et recherchons un électricien.

Tâches
- Entretien et réparation de nos lignes de production et machines
- Dépannage des commandes électriques
- Installation et mise en service de nouveaux équipements
- Contrôles de sécurité et documentation des mesures
- Astreintes et travail en équipes

Exigences
- Apprentissage d'électricien achevé
- 3 ans d'expérience en maintenance industrielle
- Connaissance des automates, idéalement Siemens
- Capacité à lire des schémas électriques
- Permis de conduire catégorie B
- Fiabilité et autonomie
`,
  },
  es: {
    resume: `Person Four
Zúrich, Suiza
+41 44 555 01 88
person.four@mail.example

Sobre mí
Electricista cualificado con diez años de experiencia en instalaciones de edificios y mantenimiento industrial.

Experiencia

Electricista de mantenimiento
Adatum Packaging AG, Zúrich
2018 – actualidad
• Mantengo y reparo los sistemas eléctricos de 14 líneas de producción
• Localizo averías en armarios de control y accionamientos y reduje las paradas un 30 %
• Interpreto esquemas eléctricos y programo autómatas Siemens
• Realizo inspecciones de seguridad y registro las mediciones
• Trabajo a turnos rotativos con guardias
• Instruyo a dos aprendices

Electricista
Fourth Coffee Instalaciones Eléctricas, Winterthur
2013 – 2018
• Instalé iluminación, enchufes y cuadros de distribución en 60 edificios de viviendas
• Tendí cables y conecté aparatos eléctricos
• Planifiqué el material de las obras y lo pedí a los mayoristas
• Asesoré a clientes sobre instalaciones fotovoltaicas y puntos de recarga
• Comprobé las instalaciones según la normativa y las entregué a los clientes

Formación
Aprendizaje de electricista, Escuela Profesional de Winterthur, 2009 – 2013

Certificados
Permiso de conducir clase B
Curso de primeros auxilios, 2022

Conocimientos
Instalaciones eléctricas, Localización de averías, Programación de PLC, Esquemas eléctricos, Mantenimiento, Normas de seguridad

Idiomas
Alemán, Francés, Inglés
`,
    ad: `Electricista de mantenimiento
Producimos alimentos en nuestra planta cerca de Zúrich y buscamos un electricista.

Tareas
- Mantenimiento y reparación de nuestras líneas de producción y máquinas
- Localización de averías en sistemas de control eléctricos
- Instalación y puesta en marcha de nuevos equipos
- Inspecciones de seguridad y documentación de las mediciones
- Guardias y trabajo a turnos

Requisitos
- Aprendizaje de electricista terminado
- 3 años de experiencia en mantenimiento industrial
- Conocimientos de PLC, preferiblemente Siemens
- Capacidad para interpretar esquemas eléctricos
- Permiso de conducir clase B
- Persona fiable y autónoma
`,
  },
};
