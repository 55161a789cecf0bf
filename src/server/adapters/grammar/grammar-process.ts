import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { loadChecker } from './check-resume.ts';

/** The process that grammar is checked in; it may be killed at any moment. One resume after the other. */
const checker = loadChecker();

process.on('message', (parsed: ParsedResume) => {
  void checker.then((check) => check(parsed)).then((facts) => process.send?.(facts));
});
// Without its parent it has nothing to do.
process.on('disconnect', () => process.exit(0));
