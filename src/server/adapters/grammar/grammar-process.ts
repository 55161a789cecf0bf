import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { answerRequests } from '#server/supervision/answer-requests.ts';
import { loadChecker } from './check-resume.ts';

/** The process that grammar is checked in; it may be killed at any moment. One resume after the other. */
const checker = loadChecker();

answerRequests(async (parsed: ParsedResume) => (await checker)(parsed));
