import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { answerRequests } from '#server/supervision/answer-requests.ts';
import { loadChecker } from './check-resume.ts';

/** The process that checks grammar; it may be killed at any moment. Checks one resume at a time. */
const checker = loadChecker();

answerRequests(async (parsed: ParsedResume) => (await checker)(parsed));
