import { profileFromSource } from '#domain/linkedin/profile-text.ts';
import { readProfile, type LinkedinProfile } from '#domain/linkedin/read-profile.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { linkedinPdfs } from './draw-pdf.ts';
import { exportZip } from './export-zip.ts';
import { pastedPage } from './pasted-page.ts';
import type { Person } from './person.ts';

/** Reads an invented person's profile from the form that it is written in. */
export function profileReader(): (person: Person) => Promise<LinkedinProfile | undefined> {
  const draw = linkedinPdfs();
  const reader = createInProcessReader();
  return async (person) => {
    if (person.form === 'pasted') return readProfile(pastedPage(person));
    const bytes = person.form === 'pdf' ? draw(person) : exportZip(person);
    const reading = await reader.read(bytes, `profile.${person.form}`);
    return reading.ok ? profileFromSource(reading.document) : undefined;
  };
}
