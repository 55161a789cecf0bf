import { prepWords, type PrepWords } from '#copy/prep-words.ts';
import { questionKinds, starParts, type PrepQuestion, type StarStory } from '#domain/interview/interview-prep.ts';
import { cleanLine, cleanParagraphs } from '#domain/resume/document/clean-text.ts';
import { letterhead } from '#domain/resume/document/resume-sheet.ts';
import type { PrintablePrep } from './printable.ts';
import { marked } from './line-breaks.ts';
import type { LabelledText, PrepSheet, PrepSheetQuestion, PrepSheetStory, PrintedPrep, Span } from './print-sheet.ts';
import { languageTag } from './printable-sheet.ts';
import { linked } from './web-addresses.ts';

const line = (text: string | undefined): Span[] => linked(cleanLine(text));
const labelled = (label: string, texts: readonly string[]): LabelledText => ({
  label: marked(label),
  paragraphs: texts.flatMap(cleanParagraphs).map(linked),
});

/** Whether a question is about something that a resume could show. */
const isAsked = (origin: PrepQuestion['origin']): boolean => origin === 'gap' || origin === 'requirement';

const questionOf = (
  { text, why, goodAnswer, evidence, origin }: PrepQuestion,
  words: PrepWords,
): PrepSheetQuestion => ({
  text: line(text),
  why: labelled(words.why, [why]),
  goodAnswer: labelled(words.goodAnswer, goodAnswer),
  evidence: {
    label: marked(words.evidence),
    lines: evidence.map((one) => ({ text: line(one.text), entry: line(one.entry) })),
    none: evidence.length === 0 && isAsked(origin) ? line(words.noEvidence) : [],
  },
});

function storyOf(
  { title, parts, missing, evidence, answers }: StarStory,
  questions: readonly PrepQuestion[],
  words: PrepWords,
): PrepSheetStory {
  const answered = questions.filter(({ id }) => answers.includes(id)).map(({ text }) => text);
  return {
    title: line(title),
    entry: line(evidence.entry),
    rows: starParts.map((part) => ({
      part: marked(words.parts[part]),
      told: line(parts[part]),
      untold: marked(words.untold),
      toAdd: line(missing[part]),
    })),
    answers: labelled(words.answers, answered),
  };
}

function prepSheet({ prep, jobTitle, companyName }: PrintablePrep, name: string, words: PrepWords): PrepSheet {
  const { questions, stories, forEmployer, tips } = prep;
  const ofKind = (kind: (typeof questionKinds)[number]) => questions.filter((question) => question.kind === kind);
  return {
    name: marked(words.title),
    job: line(jobTitle),
    about: [cleanLine(companyName), name].filter((text) => text !== '').map((text) => marked(text)),
    kinds: questionKinds
      .map((kind) => ({ heading: words.kinds[kind], questions: ofKind(kind).map((each) => questionOf(each, words)) }))
      .filter((kind) => kind.questions.length > 0),
    notes: marked(words.notes),
    stories: {
      heading: words.stories,
      head: [words.part, words.told, words.toAdd],
      stories: stories.map((story) => storyOf(story, questions, words)),
    },
    forEmployer: {
      heading: words.forEmployer,
      questions: forEmployer.map(({ text, from }) => ({
        text: line(text),
        from: cleanLine(from) === '' ? [] : line(words.from.replace('{text}', () => cleanLine(from))),
      })),
    },
    tips: { heading: words.tips, texts: tips.map(line) },
  };
}

/** An interview preparation as it is printed: in its own language, under the job's name. */
export function printedPrep(document: PrintablePrep): PrintedPrep {
  const { template, paper, resume, prep, jobTitle } = document;
  const { language } = prep;
  const { name, colon } = letterhead(resume, language);
  const words = prepWords[language];
  const job = cleanLine(jobTitle);
  return {
    template,
    paper,
    language: languageTag(language, JSON.stringify(Object.values(prep.questions))),
    title: job === '' ? words.title : `${words.title} – ${job}`,
    author: name?.text ?? '',
    // At the foot of each page.
    name: marked(job),
    label: '',
    colon,
    contacts: [],
    body: { kind: 'interview-prep', prep: prepSheet(document, name?.text ?? '', words) },
  };
}
