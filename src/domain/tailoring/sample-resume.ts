import type { JsonResume } from '../resume/json-resume.ts';
import type { OrderedSection } from '../resume/document/section-order.ts';

/** An invented person's resume, for previews of the templates. Every name, number and address in it is made up. */
export const sampleResume: JsonResume = {
  basics: {
    name: 'Alex Morgan',
    label: 'Senior Product Designer',
    email: 'alex.morgan@example.com',
    phone: '+1 555 010 0199',
    url: 'https://alexmorgan.example.com',
    summary:
      'Product designer with nine years of experience in booking and logistics software. Leads research, ' +
      'interaction design and design systems for teams of five to twelve, and measures each release against the ' +
      'task it was meant to make easier.',
    location: { city: 'Portland', region: 'OR', countryCode: 'US' },
    profiles: [
      { network: 'LinkedIn', username: 'alexmorgan', url: 'https://www.linkedin.com/in/alexmorgan-example' },
      { network: 'Portfolio', username: 'alexmorgan', url: 'https://portfolio.example.com/alexmorgan' },
    ],
  },
  skills: [
    { name: 'Research', keywords: ['Usability testing', 'Field interviews', 'Surveys', 'Journey mapping'] },
    {
      name: 'Design',
      keywords: ['Interaction design', 'Design systems', 'Prototyping', 'Figma', 'Accessibility (WCAG 2.2)'],
    },
    { name: 'Delivery', keywords: ['HTML and CSS', 'Design tokens', 'Analytics', 'Workshop facilitation'] },
  ],
  work: [
    {
      name: 'Harbor & Pine',
      position: 'Senior Product Designer',
      location: 'Portland, OR',
      url: 'https://harborandpine.example.com',
      startDate: '2021-03',
      summary: 'Ferry and rail booking used by 1.2 million travelers a year.',
      highlights: [
        'Redesigned the booking flow from seven steps to four; completed bookings rose from 61% to 74% in six months',
        'Built a design system of 48 components with two engineers, now used by five product teams',
        'Ran 90 usability sessions and turned their findings into a backlog that product and engineering share',
        'Brought the booking flow to WCAG 2.2 AA; support calls about the form fell by a third',
      ],
    },
    {
      name: 'Fieldnote Systems',
      position: 'Product Designer',
      location: 'Seattle, WA',
      startDate: '2017-06',
      endDate: '2021-02',
      highlights: [
        'Designed the dispatch board that 300 warehouse planners work with every day',
        'Cut the time to plan a route from 12 minutes to 5 by watching planners work and removing what they skipped',
        'Introduced monthly design reviews across three offices and coached two junior designers',
      ],
    },
    {
      name: 'Studio Lantern',
      position: 'Interaction Designer',
      location: 'Seattle, WA',
      startDate: '2015-01',
      endDate: '2017-05',
      highlights: ['Delivered prototypes and interface specifications for 14 clients in transport and health'],
    },
  ],
  projects: [
    {
      name: 'Timetable Type',
      description: 'A free set of pictograms and layouts for bus stops, made with a local transit group.',
      startDate: '2022-04',
      endDate: '2023-09',
      url: 'https://timetable-type.example.com',
      keywords: ['Information design', 'SVG', 'Open source'],
    },
  ],
  education: [
    {
      institution: 'Cascade College of Art',
      studyType: 'Bachelor of Fine Arts',
      area: 'Interaction Design',
      startDate: '2010-09',
      endDate: '2014-06',
    },
  ],
  certificates: [{ name: 'Certified Usability Analyst', issuer: 'Usability Guild', date: '2019-10' }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Spanish', fluency: 'Professional' },
  ],
};

/** The order the sample resume's sections are set in. */
export const sampleSectionOrder: OrderedSection[] = ['summary', 'work', 'skills', 'projects', 'education'];
