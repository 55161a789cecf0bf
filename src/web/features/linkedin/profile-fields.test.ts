import { expect, test } from 'vitest';
import { profileToText } from '#domain/linkedin/profile-text.ts';
import { readProfile } from '#domain/linkedin/read-profile.ts';
import {
  emptyFields,
  fieldsOfProfile,
  fieldsOfText,
  filledUp,
  profileText,
  type ProfileFields,
} from './profile-fields.ts';

const filled: ProfileFields = {
  name: 'Ines Okafor',
  headline: 'Ward Nurse at Harbour Hospital',
  about: 'I look after people who have just had surgery.\n\nI like calm wards.',
  experience:
    'Ward Nurse\nHarbour Hospital\nFeb 2018 - Present\nCared for 12 patients a shift\n\n' +
    'Care Assistant\nHill Clinic\nJan 2015 - Jan 2018\nPrepared rooms for 20 admissions a week',
  skills: 'Wound care, Triage, Medication administration',
  more: 'Education\nCoast College\nBSc Nursing\n2012 - 2015\n\nLanguages\nEnglish\nPortuguese',
};

test('empty fields are no text', () => {
  expect(profileText(emptyFields)).toBe('');
  expect(profileText({ ...emptyFields, about: ' \n' })).toBe('');
});

test('the fields come back from the text they make, whichever are filled', () => {
  expect(fieldsOfText(profileText(filled))).toEqual(filled);
  for (const key of Object.keys(filled) as (keyof ProfileFields)[]) {
    const without = { ...filled, [key]: '' };
    expect(fieldsOfText(profileText(without))).toEqual(without);
  }
});

test('of a text from elsewhere no line is lost', () => {
  const pasted = 'Ines Okafor\nWard Nurse\n\nAbout\nI care.\n\nVolunteering\nSea rescue\n\nSkills\nTriage';
  const back = profileText(fieldsOfText(pasted));
  for (const line of pasted.split('\n')) expect(back).toContain(line);
  expect(fieldsOfText(pasted)).toMatchObject({ name: 'Ines Okafor', headline: 'Ward Nurse' });
  expect(fieldsOfText(pasted)).toMatchObject({ about: 'I care.\n\nVolunteering\nSea rescue', skills: 'Triage' });
});

test('the reader of profiles finds each field in the text', () => {
  const { headline, about, parsed } = readProfile(profileText(filled));
  expect(headline?.text).toBe(filled.headline);
  expect(about?.text).toContain('I like calm wards.');
  expect(parsed.resume.basics?.name).toBe(filled.name);
  expect(parsed.resume.work?.map(({ position, name }) => [position, name])).toEqual([
    ['Ward Nurse', 'Harbour Hospital'],
    ['Care Assistant', 'Hill Clinic'],
  ]);
  expect(parsed.resume.education?.[0]?.institution).toBe('Coast College');
  const skills = parsed.resume.skills?.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]));
  expect(skills).toEqual(['Wound care', 'Triage', 'Medication administration']);
});

test('positions with titles of one word, without places, the last without a description, are read back as they were filled in', () => {
  const experience = [
    { title: 'Supervisor', company: 'Northwind Logistics', dates: 'Mar 2019 – Present', text: 'Led 14 pickers.' },
    { title: 'Picker', company: 'Contoso Parcels', dates: 'Jan 2015 – Feb 2019' },
  ];
  const skills = ['SAP ERP', 'Inventory'];
  const fields = fieldsOfProfile({
    name: 'Robin Example',
    experience,
    education: [],
    skills,
    certifications: [],
    languages: [],
  });
  const { work = [] } = readProfile(profileText(fields)).parsed.resume;
  expect(work.map(({ position, name }) => [position, name])).toEqual(
    experience.map(({ title, company }) => [title, company]),
  );
  expect(work.map(({ summary, highlights = [] }) => [summary, ...highlights].join(''))).toEqual(
    experience.map(({ text = '' }) => text),
  );
});

test('what was read from a file fills the fields, and leaves out what it has not', () => {
  const read = {
    name: 'Ines Okafor',
    about: 'I care.',
    experience: [
      { title: 'Ward Nurse', company: 'Harbour Hospital', dates: 'Feb 2018 - Present', text: 'Cared for 12 patients' },
      { title: 'Volunteer' },
    ],
    education: [{ school: 'Coast College', degree: 'BSc Nursing' }],
    skills: ['Triage', 'Wound care'],
    certifications: ['Basic Life Support'],
    languages: [],
  };
  expect(fieldsOfProfile(read)).toEqual({
    name: 'Ines Okafor',
    headline: '',
    about: 'I care.',
    experience: 'Ward Nurse\nHarbour Hospital\nFeb 2018 - Present\nCared for 12 patients\n\nVolunteer',
    skills: 'Triage, Wound care',
    more: 'Education\nCoast College\nBSc Nursing\n\nLicenses & certifications\nBasic Life Support',
  });
});

test('what was typed stays where a file has nothing', () => {
  const read = { ...emptyFields, name: 'Ines Okafor', skills: 'Triage' };
  expect(filledUp(read, filled)).toEqual({ ...filled, skills: 'Triage' });
});

test('what stands above the headings and is no name is kept with the rest', () => {
  const text = 'I have looked after patients on two surgical wards in the same hospital for 7 years.\n\nSkills\nTriage';
  expect(fieldsOfText(text)).toMatchObject({ name: '', headline: '', skills: 'Triage' });
  expect(fieldsOfText(text).more).toBe(text.split('\n')[0]);
});

test('the text of a file that was read falls into the same fields', () => {
  const text = profileToText(readProfile(profileText(filled)));
  const fields = fieldsOfText(text);
  expect(fields).toMatchObject({ name: filled.name, headline: filled.headline });
  expect(fields.about).toContain('I like calm wards.');
  for (const said of ['Ward Nurse', 'Harbour Hospital', 'Cared for 12 patients a shift', 'Hill Clinic'])
    expect(fields.experience).toContain(said);
  expect(fields.skills).toContain('Triage');
  expect(fields.more).toContain('Coast College');
});
