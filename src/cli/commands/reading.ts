import { visibleLines } from '#domain/document/source-document.ts';
import { maxAdCharacters } from '#contract/limits.ts';
import { requestCommand } from '../request-command.ts';
import { neededIn } from '../requests.ts';

/** `read FILE...`: the content of a file. */
export const read = requestCommand({
  name: 'read',
  argument: 'FILE',
  fields: ['file', 'text'],
  answer: async (request, context) => {
    const document = await context.document(neededIn(request, 'file'));
    const lines = document.pages.flatMap((page) => page.lines);
    const text = visibleLines(document)
      .map((line) => line.text)
      .join('\n');
    return { value: { kind: document.kind, text, lines, layout: document.layout, warnings: document.warnings } };
  },
});

/** `parse FILE...`: the JSON Resume, with evidence for its values. */
export const parse = requestCommand({
  name: 'parse',
  argument: 'FILE',
  fields: ['file', 'text'],
  answer: async (request, context) => {
    const { parsed } = await context.resume(neededIn(request, 'file'));
    const { resume, ...evidence } = parsed;
    return { value: { ...resume, ...evidence } };
  },
});

/** `posting AD.txt...`: what the ad asks for. */
export const posting = requestCommand({
  name: 'posting',
  argument: 'AD.txt',
  fields: ['file', 'text', 'title', 'company'],
  options: ['title', 'company'],
  answer: async (request, context) => {
    const text = await context.text(neededIn(request, 'file'), maxAdCharacters);
    const hints = { title: request['title'], employer: request['company'] };
    return { value: await context.engine.run('readPosting', { text, ...hints }) };
  },
});
