/** What an assessment says, wherever it is shown. */
export const assessment = {
  title: 'Your resume score',
  overall: 'Overall score',
  of: 'out of 100',
  breakdown: 'Score Breakdown',
  notJudged: 'not judged',
  grammarPending:
    'The grammar checker has not read it yet. This score may still change by what it finds; score again in a moment to count that, too.',
  bands: { green: 'Strong', yellow: 'Fair', red: 'Weak', none: 'Not judged' },
  strengths: 'Strengths',
  issues: 'Issues',
  suggestions: 'Improvement Suggestions',
  views: 'How to read them',
  onLines: 'On your lines',
  asList: 'As a list',
  asAts: 'As an ATS sees it',
  wholeTitle: 'On the whole',
  notesTitle: 'On your own lines',
  note: (number: number) => `Note ${number}`,
  notesOf: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Note ${numbers.join('')}` : `Notes ${numbers.join(', ')}`,
  alsoAbout: (count: number) =>
    count === 1 ? 'About 1 more marked line, too.' : `About ${count} more marked lines, too.`,
  nothingFound: 'There is nothing to improve by our checks.',
  quoted: 'In your resume',
  moreQuotes: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count} more lines`),
  missing: 'Missing Keywords',
  loading: 'Scoring your resume',
  again: 'Try Again',
  next: 'Continue',
  more: (count: number) => `Show ${count} more`,
} as const;
