import { counted } from './counting.ts';

/** The panel in which a person checks what was read from their resume. */
export const review = {
  title: 'Check what we read',
  counted: (values: number) => `${counted(values, 'detail')} read`,
  doubts: (count: number) => (count === 0 ? 'nothing left to check' : `${count} to check`),
  intro:
    'Each detail sits next to the line it came from. Your corrections count: we use them for your score and your documents. You can continue at any time.',
  nothingRead:
    'We couldn’t make out any details in this file. We saved its text: you can correct it when you enter the job details, or upload another file.',
  nothingDoubtful: 'Nothing looked doubtful. Everything we read is below.',
  questionsTitle: 'Are these right?',
  question: (field: string) => `Is this your ${field}?`,
  inEntry: (entry: string) => `In: ${entry}`,
  yes: 'Yes',
  yesTo: (field: string, value: string) => `Yes, ${value} is the ${field}`,
  correct: 'Correct it',
  correctOf: (field: string, value: string) => `Correct the ${field}: ${value}`,
  add: 'Add it',
  addOf: (field: string, entry: string) => `Add the ${field}${entry === '' ? '' : ` for ${entry}`}`,
  leaveOut: 'Leave it out',
  leaveOutOf: (field: string, value: string) => `Leave out the ${field}: ${value}`,
  leaveOutEntry: (entry: string) => `Leave out everything under ${entry}`,
  leaveOutAll: 'Leave all of this out',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  fieldOf: (field: string) => `Your ${field}`,
  dateHint: 'For example, 2024 or 2024-05',
  unfit: { date: 'Please enter the date as 2024 or 2024-05.', text: 'Please enter something, or leave it out.' },
  confirmed: 'You confirmed this',
  yours: 'Yours',
  leftOut: 'Left out',
  placedAs: (place: string) => `Moved to: ${place}`,
  line: 'Read from',
  noLine: 'Not in the file',
  unreadTitle: 'Lines we couldn’t place',
  unreadIntro:
    'They’re in your file, but we couldn’t tell what they are. Tell us where each one belongs, or leave it out.',
  placeOf: (line: string) => `Where does this belong? ${line}`,
  putThere: 'Move it there',
  lineNoun: 'line',
  choosePlace: 'Where does it belong?',
  more: (count: number) => `Show ${count} more`,
  sectionsTitle: 'Everything we read',
  sectionCount: (values: number, corrected: number) =>
    corrected === 0 ? `${values}` : `${values}, ${corrected} of them corrected`,
  unnamed: 'an unnamed entry',
  status: {
    idle: '',
    saving: 'Saving your corrections...',
    saved: 'Your corrections are saved.',
    failed: 'We couldn’t save your last corrections.',
  },
  again: 'Try Again',
} as const;

/** Where a line can belong besides an entry that is there. */
export const linePlaces = {
  groups: { contact: 'Contact', entry: 'A line under', list: 'A list', start: 'The start of a new entry' },
  '/basics/name': 'Name',
  '/basics/label': 'Headline',
  '/basics/email': 'Email address',
  '/basics/phone': 'Phone number',
  '/basics/url': 'Website',
  '/basics/location/city': 'City',
  '/basics/summary': 'Summary',
  '/skills/-/name': 'Skill',
  '/languages/-/language': 'Language',
  '/certificates/-/name': 'Certificate',
  '/awards/-/title': 'Award',
  '/publications/-/name': 'Publication',
  '/interests/-/name': 'Interest',
  '/work/-/position': 'Job title',
  '/work/-/name': 'Employer',
  '/education/-/institution': 'School',
  '/education/-/studyType': 'Degree',
  '/projects/-/name': 'Project',
  '/volunteer/-/organization': 'Organization you volunteered for',
} as const;

/** What an uploaded resume of an earlier visit is offered with. */
export const lastResume = {
  title: 'Your last resume',
  uploaded: (date: string) => `Uploaded ${date}`,
  use: 'Use this resume',
  chooseNamed: (fileName: string) => `Use this resume: ${fileName}`,
  loading: 'Looking for your last resume',
  failed: 'We couldn’t load your last resume',
  failedText: 'Please try again, or upload it again.',
} as const;
