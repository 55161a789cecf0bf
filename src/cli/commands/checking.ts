import { requestCommand } from '../request-command.ts';
import { neededIn } from '../requests.ts';

/** `check --source FILE TEXT...`: every claim of a text against the resume. Exit code 1 when one is unsupported. */
export const check = requestCommand({
  name: 'check',
  argument: 'TEXT',
  fields: ['file', 'text', 'source', 'sourceText'],
  options: ['source'],
  fileOptions: ['source'],
  needs: ['source'],
  argumentOption: 'text',
  answer: async (request, context) => {
    const given = neededIn(request, 'file');
    const { parsed: source } = await context.resume(neededIn(request, 'source'));
    const text = await context.text(given);
    const report = await context.engine.run('checkClaims', { text, source, today: context.today });
    return { value: report, wanting: !report.supported };
  },
});
