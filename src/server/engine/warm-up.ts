import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import { resumeText } from '#domain/resume/parsed-resume.ts';
import { sampleResume } from '#domain/tailoring/sample-resume.ts';
import { engineTasks } from './tasks.ts';

/** Compiles the code and fills the tables that reading and scoring use: in a fresh thread the first resume takes some fifty times as long as the third. */
export function warmUp(): void {
  const text = resumeText(parsedFromJsonResume(sampleResume));
  const asked = (sampleResume.skills ?? []).flatMap(({ keywords = [] }) => keywords.map((keyword) => `- ${keyword}`));
  const job = { title: sampleResume.basics?.label, description: ['Requirements:', ...asked].join('\n') };
  const today = new Date().toISOString().slice(0, 10);
  for (let round = 0; round < 2; round++) {
    const parsed = engineTasks.parseText(text);
    engineTasks.score({ parsed, today });
    engineTasks.score({ parsed, job, today });
  }
}
