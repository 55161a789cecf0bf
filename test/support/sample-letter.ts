import type { CoverLetter } from '#domain/tailoring/tailoring.ts';

/** The job that the sample letter applies for. */
export const sampleJob = { title: 'Lead Product Designer', company: 'Northwind Rail' };

const paragraph = (text: string) => ({ text, evidence: [], requirements: [] });

/** The letter of the sample resume's person for an invented job. */
export const sampleLetter: CoverLetter = {
  salutation: 'Dear Hiring Team,',
  paragraphs: [
    paragraph(
      'Your advertisement asks for a designer who can make a rail booking simpler without hiding what travelers ' +
        'need to know. That is the work I have done for the last five years at Harbor & Pine, where the ferry ' +
        'and rail booking I redesigned went from seven steps to four and completed bookings rose from 61% ' +
        'to 74%.',
    ),
    paragraph(
      'You are also building a design system. I built one of 48 components together with two engineers; ' +
        'five product teams use it today, and the booking flow made from it meets WCAG 2.2 AA. What made ' +
        'it last was less the components than the habit around them: a review every second week, open to ' +
        'whoever had a screen to show.',
    ),
    paragraph(
      'Finally, you want decisions that rest on evidence. I have run 90 usability sessions in my present ' +
        'position alone, and at Fieldnote Systems it was watching planners at work that showed how to cut ' +
        'the planning of a route from 12 minutes to 5.',
    ),
    paragraph('I would be glad to walk you through the booking flow and what we learned on the way.'),
  ],
  closing: 'Kind regards,',
  signature: 'Alex Morgan',
};
