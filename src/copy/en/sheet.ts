import type { ChangeReason } from '#domain/tailoring/tailoring.ts';
import { changeWords, claimWords, refusalWords } from './changes.ts';
import { counted, listed, plural } from './counting.ts';
import { templateCount } from './optimize.ts';

const quoted = (claims: readonly { claim: string }[]): string => listed(claims.map(({ claim }) => `“${claim}”`));

/** Points as they are added up: "+2", "+0.4"; less than a twentieth is not worth naming. */
const points = (gain: number): string => `${gain > 0 ? '+' : '−'}${Math.abs(Math.round(gain * 10) / 10)}`;
const isWorthNaming = (gain: number): boolean => Math.abs(gain) >= 0.05;

export const sheet = {
  title: 'Your proofread resume',
  letterTitle: 'Your cover letter',
  open: 'Review every change',
  openResume: 'Open and edit your resume',
  openLetter: 'Open and edit your cover letter',
  back: 'Back to the result',
  documents: 'Document',
  resume: 'Resume',
  letter: 'Cover letter',
  views: 'View',
  marked: 'Marked up',
  clean: 'Clean',
  paper: 'Print preview',
  undo: 'Undo',
  redo: 'Redo',
  saving: {
    saved: 'All changes saved',
    saving: 'Saving...',
    waiting: 'No connection. Kept on this device until you’re back online.',
  },
  notTaken: 'That change wasn’t saved',
  notTakenText: 'Your document has changed since you opened this page, so we’ve reloaded it.',
  loading: 'Opening your documents...',
  failed: 'We couldn’t open your documents',
  failedText: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  matchScore: 'Match score',
  resumeScore: 'Resume score',
  diff: { inserted: 'added:', deleted: 'removed:', end: 'end of change' },
  changes: (count: number, refused: number) =>
    refused === 0 ? counted(count, 'change') : `${counted(count, 'change')} used, ${refused} rejected`,
  noChanges: 'We didn’t change anything in this resume. Every line is as you wrote it.',
  refuse: 'Reject',
  take: 'Use it',
  refused: 'Rejected',
  refuseAll: 'Reject all',
  takeAll: 'Use all',
  edit: 'Edit',
  editOf: (text: string) => `Edit: ${text}`,
  editLine: 'Your text',
  editSkills: 'Your skills, one group per line',
  save: 'Save',
  cancel: 'Cancel',
  leaveOut: 'Leave it out',
  putBack: 'Put it back',
  undoEdit: 'Undo my edit',
  note: (label: string) => `Change: ${label}`,
  evidence: 'From your resume',
  requirements: 'From the ad',
  newOrder: 'New order',
  why: 'Why',
  gains: ({ match, overall }: { match: number; overall: number }) =>
    [
      isWorthNaming(match) ? `${points(match)} match` : '',
      isWorthNaming(overall) ? `${points(overall)} resume score` : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  vouched: (claims: readonly { claim: string }[]) =>
    `Your resume doesn’t show ${quoted(claims)}. You added this yourself, so be ready to talk about it.`,
  keys: 'Keyboard shortcuts',
  keyHelp: [
    ['N', 'next change'],
    ['P', 'previous change'],
    ['R', 'reject'],
    ['U', 'use'],
    ['E', 'edit'],
    ['Ctrl+Z', 'undo'],
  ],
  refusals: (count: number) => `${counted(count, 'rewrite')} we didn’t use`,
  refusalsText: refusalWords.explanation,
  refusalKept: 'We kept your line:',
  refusalClaim: (claim: string, kind: string) =>
    refusalWords.claim
      .replace('{claim}', claim)
      .replace('{kind}', kind in claimWords ? claimWords[kind as keyof typeof claimWords] : 'something'),
  pages: 'Pages',
  page: (page: number, of: number) => `Page ${page} of ${of}, as it prints`,
  printing: 'Laying out the page...',
  printFailed: 'We couldn’t show the page. Your text is safe; please try again in a moment.',
  letterEdited: 'This letter is your own text now. It no longer changes with your resume.',
  letterBack: 'Go back to our letter',
  salutation: 'Salutation',
  closing: 'Closing',
  paragraph: (number: number) => `Paragraph ${number}`,
  addParagraph: 'Add a paragraph',
  editLetter: 'Edit the letter',
  ownSentence: 'Why this employer? Add one sentence of your own',
  ownSentenceHint: 'Only you know this. We’ll put it in the letter just as you write it.',
  ownSentenceExample: 'I’ve used your tools on three sites and would like to help build them.',
  letterNotes: 'What each paragraph is based on',
  reason: (reason: ChangeReason) => changeWords[reason],
} as const;

export const ownFile = {
  title: 'Your own Word file, proofread',
  text: (placed: number) =>
    `The file you uploaded, with ${counted(placed, 'change')} marked and a comment beside each. ` +
    'Open it in Word to accept or reject them one by one. Your layout stays as it is.',
  download: 'Download my file with the changes marked',
  unplaced: (count: number) => `${counted(count, 'change')} we couldn’t mark in your file`,
} as const;

const kinds: Readonly<Record<ChangeReason, (count: number) => string>> = {
  'mistake-mended': (count) => counted(count, 'mistake fixed', 'mistakes fixed'),
  'strong-verb': (count) => counted(count, 'stronger opening'),
  'active-voice': (count) => counted(count, 'line in the active voice', 'lines in the active voice'),
  'filler-removed': (count) => counted(count, 'line shortened', 'lines shortened'),
  'result-first': (count) => counted(count, 'result put first', 'results put first'),
  tense: (count) => counted(count, 'tense corrected', 'tenses corrected'),
  punctuation: (count) => counted(count, 'line tidied', 'lines tidied'),
  'ad-term': (count) => counted(count, 'skill in the ad’s terms', 'skills in the ad’s terms'),
  'ad-word': (count) => counted(count, 'line in the ad’s words', 'lines in the ad’s words'),
  'moved-up': (count) =>
    counted(count, 'job reordered, strongest lines first', 'jobs reordered, strongest lines first'),
  'skills-grouped': () => '1 list of skills reordered for this ad',
  'skills-named': () => '1 list of skills completed from your lines',
  'headline-written': () => '1 headline',
  'summary-written': () => '1 summary for this job',
  'summary-extended': () => '1 sentence added to your summary',
  'section-order': () => '1 new order of sections',
  reworded: (count) => counted(count, 'line reworded', 'lines reworded'),
  answered: (count) => counted(count, 'line from your answers', 'lines from your answers'),
  'own-words': (count) => counted(count, 'line in your own words', 'lines in your own words'),
  'left-out': (count) => counted(count, 'line left out', 'lines left out'),
};

export const freeChanges = {
  title: (shown: number, all: number) =>
    shown === all
      ? `${plural(all, 'The one change', `All ${all} changes`)} we made`
      : shown === 0
        ? `We made ${counted(all, 'change')}`
        : `${shown} of the ${all} changes we made`,
  text: 'In full, with our reasons. They’re real changes to your resume.',
  movesOnly: 'They put things in a better order. We reworded nothing.',
  all: (count: number) => plural(count, 'What kind of change it is', `All ${count} changes, by kind`),
  counts: (counts: Readonly<Partial<Record<ChangeReason, number>>>) =>
    (Object.entries(counts) as [ChangeReason, number][]).map(([reason, count]) => kinds[reason](count)),
  refusals: (count: number) =>
    `${counted(count, 'rewrite')} left out because your resume doesn’t support ${plural(count, 'it', 'them')}`,
  opens: 'What you get',
  once: 'once, for this job',
  includes: [
    'Your whole resume, proofread: use, reject or edit each change',
    'The cover letter, written from your own lines',
    `PDF, Word and plain text to download, in ${templateCount}`,
    'Interview preparation for this job, with practice',
  ],
} as const;
