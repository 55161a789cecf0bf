import type { QuestionKind, StarPart } from '#domain/interview/interview-prep.ts';
import type { Language } from '#domain/language/languages.ts';

/** The fixed words of a printed interview preparation. */
export interface PrepWords {
  /** What the document calls itself. */
  title: string;
  kinds: Record<QuestionKind, string>;
  why: string;
  goodAnswer: string;
  evidence: string;
  /** In place of evidence that there is none of. */
  noEvidence: string;
  /** Above the lines to write on. */
  notes: string;
  stories: string;
  parts: Record<StarPart, string>;
  /** The heads of a story's table. */
  part: string;
  told: string;
  toAdd: string;
  /** In place of a part that the resume does not tell. */
  untold: string;
  /** Before the questions that a story answers. */
  answers: string;
  forEmployer: string;
  /** Before what a question to the employer comes from; `{text}` is filled in. */
  from: string;
  tips: string;
}

const english: PrepWords = {
  title: 'Interview preparation',
  kinds: { general: 'General questions', behavioral: 'Behavioral questions', technical: 'Technical questions' },
  why: 'Why they ask',
  goodAnswer: 'What a good answer shows',
  evidence: 'From your resume',
  noEvidence: 'Your resume doesn’t show this. Think of something true you can say about it.',
  notes: 'Your notes',
  stories: 'Your STAR stories',
  parts: { situation: 'Situation', task: 'Task', action: 'Action', result: 'Result' },
  part: 'Part',
  told: 'What your resume tells',
  toAdd: 'What to add',
  untold: 'Not told yet',
  answers: 'Good for answering',
  forEmployer: 'Questions to ask them',
  from: 'From the ad: “{text}”',
  tips: 'Tips for this interview',
};

const german: PrepWords = {
  title: 'Interviewvorbereitung',
  kinds: { general: 'Allgemeine Fragen', behavioral: 'Fragen zu Ihrem Verhalten', technical: 'Fachfragen' },
  why: 'Warum danach gefragt wird',
  goodAnswer: 'Was eine gute Antwort zeigt',
  evidence: 'Aus Ihrem Lebenslauf',
  noEvidence: 'Davon steht nichts in Ihrem Lebenslauf. Überlegen Sie, was Sie wahrheitsgemäß dazu sagen können.',
  notes: 'Ihre Notizen',
  stories: 'Ihre STAR-Geschichten',
  parts: { situation: 'Situation', task: 'Aufgabe', action: 'Vorgehen', result: 'Ergebnis' },
  part: 'Teil',
  told: 'Was Ihr Lebenslauf erzählt',
  toAdd: 'Was noch fehlt',
  untold: 'Noch nicht erzählt',
  answers: 'Passt zu',
  forEmployer: 'Ihre Fragen an den Arbeitgeber',
  from: 'Aus der Anzeige: „{text}“',
  tips: 'Tipps für dieses Gespräch',
};

const french: PrepWords = {
  title: 'Préparation à l’entretien',
  kinds: {
    general: 'Questions générales',
    behavioral: 'Questions comportementales',
    technical: 'Questions techniques',
  },
  why: 'Pourquoi cette question',
  goodAnswer: 'Ce que montre une bonne réponse',
  evidence: 'Dans votre CV',
  noEvidence: 'Votre CV n’en parle pas. Cherchez ce que vous pouvez en dire sans rien inventer.',
  notes: 'Vos notes',
  stories: 'Vos récits STAR',
  parts: { situation: 'Situation', task: 'Tâche', action: 'Action', result: 'Résultat' },
  part: 'Partie',
  told: 'Ce que dit votre CV',
  toAdd: 'À compléter',
  untold: 'Pas encore raconté',
  answers: 'Répond à',
  forEmployer: 'Vos questions à l’employeur',
  from: 'Dans l’annonce\u00a0: «\u00a0{text}\u00a0»',
  tips: 'Conseils pour cet entretien',
};

const spanish: PrepWords = {
  title: 'Preparación de la entrevista',
  kinds: {
    general: 'Preguntas generales',
    behavioral: 'Preguntas de comportamiento',
    technical: 'Preguntas técnicas',
  },
  why: 'Por qué lo preguntan',
  goodAnswer: 'Qué muestra una buena respuesta',
  evidence: 'De su currículum',
  noEvidence: 'Su currículum no lo menciona. Piense qué puede decir al respecto sin inventar nada.',
  notes: 'Sus notas',
  stories: 'Sus historias STAR',
  parts: { situation: 'Situación', task: 'Tarea', action: 'Acción', result: 'Resultado' },
  part: 'Parte',
  told: 'Lo que cuenta su currículum',
  toAdd: 'Qué añadir',
  untold: 'Aún sin contar',
  answers: 'Responde a',
  forEmployer: 'Sus preguntas para la empresa',
  from: 'Del anuncio: «{text}»',
  tips: 'Consejos para esta entrevista',
};

const portuguese: PrepWords = {
  title: 'Preparação para a entrevista',
  kinds: {
    general: 'Perguntas gerais',
    behavioral: 'Perguntas comportamentais',
    technical: 'Perguntas técnicas',
  },
  why: 'Por que perguntam',
  goodAnswer: 'O que uma boa resposta mostra',
  evidence: 'Do seu currículo',
  noEvidence: 'O seu currículo não o menciona. Pense no que pode dizer sobre isto sem inventar nada.',
  notes: 'As suas notas',
  stories: 'As suas histórias STAR',
  parts: { situation: 'Situação', task: 'Tarefa', action: 'Ação', result: 'Resultado' },
  part: 'Parte',
  told: 'O que o seu currículo conta',
  toAdd: 'O que acrescentar',
  untold: 'Ainda por contar',
  answers: 'Responde a',
  forEmployer: 'As suas perguntas à empresa',
  from: 'Do anúncio: «{text}»',
  tips: 'Dicas para esta entrevista',
};

const italian: PrepWords = {
  title: 'Preparazione al colloquio',
  kinds: {
    general: 'Domande generali',
    behavioral: 'Domande comportamentali',
    technical: 'Domande tecniche',
  },
  why: 'Perché lo chiedono',
  goodAnswer: 'Che cosa mostra una buona risposta',
  evidence: 'Dal suo curriculum',
  noEvidence: 'Il suo curriculum non ne parla. Pensi a che cosa può dirne senza inventare nulla.',
  notes: 'I suoi appunti',
  stories: 'Le sue storie STAR',
  parts: { situation: 'Situazione', task: 'Compito', action: 'Azione', result: 'Risultato' },
  part: 'Parte',
  told: 'Che cosa racconta il suo curriculum',
  toAdd: 'Che cosa aggiungere',
  untold: 'Ancora da raccontare',
  answers: 'Risponde a',
  forEmployer: 'Le sue domande all’azienda',
  from: 'Dall’annuncio: «{text}»',
  tips: 'Consigli per questo colloquio',
};

const dutch: PrepWords = {
  title: 'Voorbereiding op het sollicitatiegesprek',
  kinds: { general: 'Algemene vragen', behavioral: 'Gedragsvragen', technical: 'Vakinhoudelijke vragen' },
  why: 'Waarom ze het vragen',
  goodAnswer: 'Wat een goed antwoord laat zien',
  evidence: 'Uit uw cv',
  noEvidence: 'Uw cv zegt hier niets over. Bedenk wat u er naar waarheid over kunt vertellen.',
  notes: 'Uw aantekeningen',
  stories: 'Uw STAR-verhalen',
  parts: { situation: 'Situatie', task: 'Taak', action: 'Actie', result: 'Resultaat' },
  part: 'Deel',
  told: 'Wat uw cv vertelt',
  toAdd: 'Wat nog ontbreekt',
  untold: 'Nog niet verteld',
  answers: 'Past bij',
  forEmployer: 'Uw vragen aan de werkgever',
  from: 'Uit de vacature: ‘{text}’',
  tips: 'Tips voor dit gesprek',
};

/** The words by the prep's language; a language that is not known gets the English ones. */
export const prepWords: Record<Language, PrepWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  other: english,
};
