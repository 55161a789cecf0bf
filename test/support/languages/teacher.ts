import type { InLanguages } from './translated.ts';

/** A teacher, who describes work briefly and without any number. */
export const teacher: InLanguages = {
  en: {
    resume: `Jo Example
jo.example@mail.example
Sevilla, Spain

Work Experience

Primary School Teacher
San Pablo School, Sevilla
09/2015 – 06/2024
• Taught mathematics and science in the fourth grade
• Designed lesson plans and learning materials
• Advised parents in regular conversations
• Organised the annual science week
• Worked with children with special needs

Teaching Assistant
Los Olivos School, Cádiz
09/2013 – 06/2015
• Assisted with lessons in the first grade
• Supervised children during breaks
• Corrected homework and tests

Education
University of Sevilla
Bachelor's degree, Primary Education
2009 – 2013

Skills
Lesson planning, Classroom management, Special education, Mathematics, Moodle

Languages
Spanish, English
`,
    ad: `Primary School Teacher
Our school in Sevilla is looking for a primary school teacher for mathematics.

Tasks
- Teaching mathematics in the third and fourth grade
- Preparation of lesson plans
- Conversations with parents
- Support of children with special needs

Requirements
- Degree in primary education
- Two years of experience as a teacher
- Knowledge of Moodle
- Patience and creativity
`,
  },
  de: {
    resume: `Jo Example
jo.example@mail.example
Sevilla, Spanien

Berufserfahrung

Grundschullehrer
Schule San Pablo, Sevilla
09/2015 – 06/2024
• Unterrichtete Mathematik und Sachkunde in der vierten Klasse
• Entwarf Unterrichtspläne und Lernmaterialien
• Beriet Eltern in regelmäßigen Gesprächen
• Organisierte die jährliche Wissenschaftswoche
• Arbeitete mit Kindern mit Förderbedarf

Unterrichtsassistent
Schule Los Olivos, Cádiz
09/2013 – 06/2015
• Half beim Unterricht in der ersten Klasse
• Beaufsichtigte Kinder in den Pausen
• Korrigierte Hausaufgaben und Tests

Ausbildung
Universität Sevilla
Bachelor, Grundschulpädagogik
2009 – 2013

Kenntnisse
Unterrichtsplanung, Klassenführung, Sonderpädagogik, Mathematik, Moodle

Sprachen
Spanisch, Englisch
`,
    ad: `Grundschullehrer
Unsere Schule in Sevilla sucht einen Grundschullehrer für Mathematik.

Aufgaben
- Unterricht in Mathematik in der dritten und vierten Klasse
- Vorbereitung von Unterrichtsplänen
- Gespräche mit Eltern
- Unterstützung von Kindern mit Förderbedarf

Anforderungen
- Studium der Grundschulpädagogik
- Zwei Jahre Erfahrung als Lehrer
- Kenntnisse in Moodle
- Geduld und Kreativität
`,
  },
  fr: {
    resume: `Jo Example
jo.example@mail.example
Séville, Espagne

Expérience professionnelle

Professeur des écoles
École San Pablo, Séville
09/2015 – 06/2024
• Enseigné les mathématiques et les sciences en quatrième année
• Conçu des plans de cours et du matériel pédagogique
• Conseillé les parents lors d'entretiens réguliers
• Organisé la semaine annuelle des sciences
• Travaillé avec des enfants ayant des besoins particuliers

Assistant d'enseignement
École Los Olivos, Cadix
09/2013 – 06/2015
• Aidé aux cours en première année
• Surveillé les enfants pendant les pauses
• Corrigé les devoirs et les contrôles

Formation
Université de Séville
Licence, Enseignement primaire
2009 – 2013

Compétences
Préparation des cours, Gestion de classe, Éducation spécialisée, Mathématiques, Moodle

Langues
Espagnol, Anglais
`,
    ad: `Professeur des écoles
Notre école à Séville recherche un professeur des écoles pour les mathématiques.

Missions
- Enseignement des mathématiques en troisième et quatrième année
- Préparation des plans de cours
- Entretiens avec les parents
- Soutien aux enfants ayant des besoins particuliers

Profil recherché
- Diplôme en enseignement primaire
- Deux ans d'expérience comme professeur
- Connaissance de Moodle
- Patience et créativité
`,
  },
  es: {
    resume: `Jo Example
jo.example@mail.example
Sevilla, España

Experiencia laboral

Maestro de primaria
Colegio San Pablo, Sevilla
09/2015 – 06/2024
• Enseñé matemáticas y ciencias en cuarto curso
• Diseñé planes de clase y materiales didácticos
• Asesoré a los padres en entrevistas periódicas
• Organicé la semana anual de la ciencia
• Trabajé con niños con necesidades especiales

Auxiliar de enseñanza
Colegio Los Olivos, Cádiz
09/2013 – 06/2015
• Ayudé en las clases de primer curso
• Vigilé a los niños durante los recreos
• Corregí deberes y exámenes

Educación
Universidad de Sevilla
Grado, Educación Primaria
2009 – 2013

Habilidades
Planificación de clases, Gestión del aula, Educación especial, Matemáticas, Moodle

Idiomas
Español, Inglés
`,
    ad: `Maestro de primaria
Nuestro colegio en Sevilla busca un maestro de primaria para matemáticas.

Funciones
- Enseñanza de matemáticas en tercer y cuarto curso
- Preparación de planes de clase
- Entrevistas con los padres
- Apoyo a niños con necesidades especiales

Requisitos
- Grado en educación primaria
- Dos años de experiencia como maestro
- Conocimientos de Moodle
- Paciencia y creatividad
`,
  },
};
