import { counted } from './counting.ts';

/** The names we give to versions ourselves. */
export const savedVersions = {
  first: 'As first written',
  beforeRestoring: (name: string) => `Before restoring “${name.length > 50 ? `${name.slice(0, 49)}…` : name}”`,
} as const;

/** The panel with the versions of an optimization. */
export const versions = {
  title: 'Versions',
  intro: 'Save what you have now, try something else and come back whenever you like. The first version always stays.',
  saveLabel: 'Name for this version',
  saveExample: 'e.g. Shorter summary',
  save: 'Save this version',
  saved: 'Version saved',
  facts: ({ matchScore, scoreAfter, changesCount }: Record<'matchScore' | 'scoreAfter' | 'changesCount', number>) =>
    `Match score ${matchScore} · Resume score ${scoreAfter} · ${counted(changesCount, 'change')}`,
  current: 'Current',
  list: 'Saved versions',
  empty: 'No versions yet',
  emptyText: 'Your first version appears here once your optimization is done.',
  loading: 'Loading versions...',
  failed: 'We couldn’t load your versions.',
  retry: 'Try again',
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  restored: 'Version restored',
  restoredText: (name: string) => `Your resume and cover letter are back to the way they were in “${name}”.`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  renameLabel: (name: string) => `New name for ${name}`,
  keepName: 'Save name',
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removeTitle: 'Delete this version?',
  removeText: (name: string) => `“${name}” will be gone for good. Your resume and cover letter stay as they are now.`,
  removed: 'Version deleted',
  cancel: 'Cancel',
  actionFailed: 'That didn’t work',
  actionFailedText: 'Nothing was changed. Please try again.',
} as const;

/** Two versions side by side. */
export const comparison = {
  title: 'Compare two versions',
  from: 'Compare',
  to: 'with',
  present: 'What you have now',
  parts: { resume: 'Resume', coverLetter: 'Cover letter' },
  partChoice: 'What to compare',
  locked: 'You can compare versions once you’ve unlocked your documents.',
  same: 'These two read exactly the same.',
  failed: 'We couldn’t load these versions.',
  loading: 'Comparing...',
  summary: (inserted: number, deleted: number) =>
    `${counted(inserted, 'word')} added, ${counted(deleted, 'word')} removed`,
  words: { inserted: 'added:', deleted: 'removed:', end: 'end of change' },
} as const;
