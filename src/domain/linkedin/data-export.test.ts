import { expect, test } from 'vitest';
import { jsonResumeSchema } from '../resume/json-resume-schema.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import { resumeFromExport } from './data-export.ts';

const tables = {
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Zip Code,Geo Location,Websites\n' +
    'Robin,Example,Warehouse Supervisor,"Ten years in distribution, three as a lead",62701,"Springfield, ' +
    'Illinois, United States",[PORTFOLIO:https://robin.example.dev]\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,x\nrobin@example.org,Yes,Yes,x\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+1 555 010 0123,Mobile\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Northwind Logistics,Warehouse Supervisor,"Leads two shifts\n• Cut errors by 23%\n• Trained 30 colleagues",Springfield,Mar 2019,\n' +
    'Contoso Retail,Stock Clerk,,,Jan 2015,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nSpringfield College,2012,2014,,"Associate degree, Business Administration",\n',
  'Skills.csv': 'Name\nSAP\nForklift operation\n',
  'Languages.csv': 'Name,Proficiency\nSpanish,Professional working proficiency\n',
};

test("LinkedIn's tables as a resume, with evidence for every value", () => {
  const { resume, evidence } = parsedFromJsonResume(resumeFromExport(tables));
  expect(jsonResumeSchema.safeParse(resume).success).toBe(true);
  expect(resume.basics).toMatchObject({
    name: 'Robin Example',
    label: 'Warehouse Supervisor',
    email: 'robin@example.org',
    phone: '+1 555 010 0123',
    url: 'https://robin.example.dev',
    location: { city: 'Springfield', region: 'Illinois', countryCode: 'US', postalCode: '62701' },
  });
  expect(resume.work).toEqual([
    {
      name: 'Northwind Logistics',
      position: 'Warehouse Supervisor',
      location: 'Springfield',
      startDate: '2019-03',
      summary: 'Leads two shifts',
      highlights: ['Cut errors by 23%', 'Trained 30 colleagues'],
    },
    { name: 'Contoso Retail', position: 'Stock Clerk', startDate: '2015-01', endDate: '2019-02' },
  ]);
  expect(resume.education?.[0]).toMatchObject({
    institution: 'Springfield College',
    studyType: 'Associate degree',
    area: 'Business Administration',
    endDate: '2014',
  });
  expect(resume.skills).toEqual([{ name: 'SAP' }, { name: 'Forklift operation' }]);
  expect(evidence['/work/0/name']).toHaveLength(1);
});

test('an export without tables is an empty resume', () => {
  expect(parsedFromJsonResume(resumeFromExport({})).lines).toEqual([]);
});
