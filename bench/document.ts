import { join } from 'node:path';
import { sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { templateIds, type PaperSize } from '#domain/resume/document/templates.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';
import { projectRoot } from '#server/root.ts';
import { documentForms, firstDifference, type DocumentForms } from '#test/support/document-words.ts';
import { english } from '#test/support/varied-people/english.ts';
import { dutch, german } from '#test/support/varied-people/german-dutch.ts';
import { variedPerson } from '#test/support/varied-people/person.ts';
import { french, italian, portuguese, spanish } from '#test/support/varied-people/romance.ts';

const phrasebooks = [english, german, french, spanish, portuguese, italian, dutch];
const forms = ['docx', 'pdf', 'pdftotext'] as const satisfies (keyof DocumentForms)[];

/**
 * Whether the words of the PDF (as our reader and pdftotext read it) and of the DOCX are those that are printed, one for one and in order: resumes of
 * invented persons in every language and every template. The number is of persons in each language (40). Needs `node scripts/build.mjs workers`.
 */
export async function benchDocument([count = '40']: string[]): Promise<void> {
  const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
  const reader = createInProcessReader();
  const differences: string[] = [];
  try {
    for (const phrasebook of phrasebooks) {
      const equal = { docx: 0, pdf: 0, pdftotext: 0 };
      let documents = 0;
      for (let number = 0; number < Number(count); number += 1) {
        const { resume, language } = variedPerson(number, [phrasebook]);
        for (const template of templateIds) {
          const paper: PaperSize = number % 2 === 0 ? 'a4' : 'us-letter';
          const look = { template, paper, language, sectionOrder: [...sampleSectionOrder] };
          const words = await documentForms({ kind: 'resume', resume, ...look }, writer, reader);
          documents += 1;
          for (const form of forms) {
            const parts = firstDifference(words.text, words[form]);
            if (parts === undefined) equal[form] += 1;
            else differences.push(`${language} ${number} ${template} ${form}: ${parts}`);
          }
        }
      }
      const counts = forms.map((form) => `${form} ${equal[form]}`).join(', ');
      console.log(`${phrasebook.language.padEnd(4)} of ${documents} documents equal to what is printed: ${counts}`);
    }
  } finally {
    await writer.close();
  }
  for (const line of differences.slice(0, 40)) console.log(line);
}
