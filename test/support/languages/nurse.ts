import type { InLanguages } from './translated.ts';

/** A nurse who describes work in the past tense, with few numbers. */
export const nurse: InLanguages = {
  en: {
    resume: `Kim Example
Lyon, France
kim.example@mail.example
+33 4 72 55 01 23

Summary
Registered nurse with twelve years of experience in intensive care and in the training of new colleagues.

Professional Experience
Nurse, Intensive Care
City Hospital, Lyon
September 2017 – Present
• Cared for up to four ventilated patients per shift
• Trained six new nurses in infection control
• Documented vital signs and medication in the electronic patient record
• Was responsible for the stock of medicines
• Worked with doctors and physiotherapists on treatment plans

Nurse, Surgery
St. Anna Clinic, Grenoble
April 2012 – August 2017
• Administered medication and changed dressings after operations
• Prepared patients for surgery and informed their families
• Reduced the number of falls on the ward by 20 % with a new handover checklist
• Helped with admissions in the emergency department

Education
School of Nursing, Lyon
Diploma in Nursing
2008 – 2011

Skills
Wound care, Infection control, Medication administration, Patient care, Documentation, Emergency care

Languages
French, English
`,
    ad: `Nurse for intensive care
Our hospital in Lyon is looking for an experienced nurse.

Tasks
- Care of ventilated patients in intensive care
- Administration of medication
- Documentation in the patient record
- Training of new colleagues

Requirements
- Diploma in nursing
- At least 3 years of experience in intensive care
- Knowledge of infection control and wound care
- Team spirit
`,
  },
  de: {
    resume: `Kim Example
Lyon, Frankreich
kim.example@mail.example
+33 4 72 55 01 23

Zusammenfassung
Examinierte Pflegefachkraft mit zwölf Jahren Erfahrung in der Intensivpflege und in der Einarbeitung neuer Kollegen.

Berufserfahrung
Pflegefachkraft, Intensivstation
Stadtkrankenhaus, Lyon
September 2017 – heute
• Versorgte pro Schicht bis zu vier beatmete Patienten
• Schulte sechs neue Pflegekräfte in Infektionsschutz
• Dokumentierte Vitalwerte und Medikamente in der elektronischen Patientenakte
• War verantwortlich für den Bestand an Medikamenten
• Arbeitete mit Ärzten und Physiotherapeuten an Behandlungsplänen

Pflegefachkraft, Chirurgie
Klinik St. Anna, Grenoble
April 2012 – August 2017
• Verabreichte Medikamente und wechselte Verbände nach Operationen
• Bereitete Patienten auf Operationen vor und informierte ihre Angehörigen
• Verringerte die Zahl der Stürze auf der Station um 20 % mit einer neuen Übergabe-Checkliste
• Half bei Aufnahmen in der Notaufnahme

Ausbildung
Krankenpflegeschule Lyon
Diplom, Krankenpflege
2008 – 2011

Kenntnisse
Wundversorgung, Infektionsschutz, Medikamentengabe, Patientenpflege, Dokumentation, Notfallversorgung

Sprachen
Französisch, Englisch
`,
    ad: `Pflegefachkraft für die Intensivstation
Unser Krankenhaus in Lyon sucht eine erfahrene Pflegefachkraft.

Aufgaben
- Versorgung beatmeter Patienten auf der Intensivstation
- Verabreichung von Medikamenten
- Dokumentation in der Patientenakte
- Einarbeitung neuer Kollegen

Anforderungen
- Diplom in Krankenpflege
- Mindestens 3 Jahre Erfahrung in der Intensivpflege
- Kenntnisse in Infektionsschutz und Wundversorgung
- Teamgeist
`,
  },
  fr: {
    resume: `Kim Example
Lyon, France
kim.example@mail.example
+33 4 72 55 01 23

Résumé
Infirmière diplômée avec douze ans d'expérience en soins intensifs et dans la formation des nouveaux collègues.

Expérience professionnelle
Infirmière, soins intensifs
Hôpital municipal, Lyon
septembre 2017 – aujourd'hui
• Soigné jusqu'à quatre patients ventilés par service
• Formé six nouvelles infirmières à la prévention des infections
• Documenté les constantes et les médicaments dans le dossier patient électronique
• Responsable du stock de médicaments
• Travaillé avec les médecins et les kinésithérapeutes aux plans de traitement

Infirmière, chirurgie
Clinique Sainte-Anne, Grenoble
avril 2012 – août 2017
• Administré les médicaments et changé les pansements après les opérations
• Préparé les patients aux opérations et informé leurs familles
• Réduit le nombre de chutes dans le service de 20 % avec une nouvelle liste de contrôle des transmissions
• Aidé aux admissions aux urgences

Formation
Institut de formation en soins infirmiers, Lyon
Diplôme, Soins infirmiers
2008 – 2011

Compétences
Soins des plaies, Prévention des infections, Administration des médicaments, Soins aux patients, Documentation, Soins d'urgence

Langues
Français, Anglais
`,
    ad: `Infirmière en soins intensifs
Notre hôpital à Lyon recherche une infirmière expérimentée.

Missions
- Soins aux patients ventilés en soins intensifs
- Administration des médicaments
- Documentation dans le dossier patient
- Formation des nouveaux collègues

Profil recherché
- Diplôme en soins infirmiers
- Au moins 3 ans d'expérience en soins intensifs
- Connaissance de la prévention des infections et des soins des plaies
- Esprit d'équipe
`,
  },
  es: {
    resume: `Kim Example
Lyon, Francia
kim.example@mail.example
+33 4 72 55 01 23

Resumen
Enfermera titulada con doce años de experiencia en cuidados intensivos y en la formación de nuevos compañeros.

Experiencia profesional
Enfermera, cuidados intensivos
Hospital Municipal, Lyon
septiembre 2017 – actualidad
• Atendí hasta cuatro pacientes ventilados por turno
• Formé a seis enfermeras nuevas en control de infecciones
• Documenté las constantes y la medicación en la historia clínica electrónica
• Fui responsable de las existencias de medicamentos
• Trabajé con médicos y fisioterapeutas en los planes de tratamiento

Enfermera, cirugía
Clínica Santa Ana, Grenoble
abril 2012 – agosto 2017
• Administré medicación y cambié vendajes después de las operaciones
• Preparé a los pacientes para las operaciones e informé a sus familias
• Reduje el número de caídas en la planta en un 20 % con una nueva lista de control del relevo
• Ayudé en los ingresos de urgencias

Educación
Escuela de Enfermería, Lyon
Diploma, Enfermería
2008 – 2011

Habilidades
Cuidado de heridas, Control de infecciones, Administración de medicamentos, Atención al paciente, Documentación, Atención de urgencias

Idiomas
Francés, Inglés
`,
    ad: `Enfermera de cuidados intensivos
Nuestro hospital en Lyon busca una enfermera con experiencia.

Funciones
- Atención de pacientes ventilados en cuidados intensivos
- Administración de medicación
- Documentación en la historia clínica
- Formación de nuevos compañeros

Requisitos
- Diploma en enfermería
- Al menos 3 años de experiencia en cuidados intensivos
- Conocimientos de control de infecciones y cuidado de heridas
- Espíritu de equipo
`,
  },
};
