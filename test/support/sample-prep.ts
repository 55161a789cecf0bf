import type { InterviewPrep } from '#domain/interview/interview-prep.ts';

/** A prep of the resume and the job in `people.ts`, with something of everything. */
export const samplePrep: InterviewPrep = {
  rulesetVersion: 'sample',
  language: 'en',
  questions: [
    {
      id: 'motivation',
      kind: 'general',
      text: 'What draws you to Fabrikam and to the job of Warehouse Manager?',
      origin: 'motivation',
      names: ['Fabrikam', 'Warehouse Manager'],
      why: 'They want to hear that you chose this employer on purpose.',
      goodAnswer: ['You know what Fabrikam does.', 'You can say how your last post leads to this one.'],
      evidence: [],
    },
    {
      id: 'claim:picking-errors',
      kind: 'behavioral',
      text: 'You reduced picking errors by 23% at Northwind Logistics. How did you go about it?',
      origin: 'claim',
      names: ['picking errors', '23%', 'Northwind Logistics'],
      why: 'A number this exact invites the question of what was your own part in it.',
      goodAnswer: ['What went wrong before.', 'What you did, step by step.', 'How the 23% were measured.'],
      evidence: [
        {
          lines: ['l7'],
          text: 'Reduced picking errors by 23% by introducing barcode scanning',
          entry: 'Warehouse Supervisor, Northwind Logistics, Mar 2019 – Present',
        },
      ],
    },
    {
      id: 'requirement:sap',
      kind: 'technical',
      text: 'Which steps of inventory management have you done in SAP yourself?',
      origin: 'requirement',
      names: ['Inventory management', 'SAP'],
      why: 'The ad asks for it by name.',
      goodAnswer: ['Which modules you have worked in, and how often.'],
      evidence: [{ lines: ['l14'], text: 'Inventory management, forklift operation, Microsoft Excel, SAP' }],
    },
    {
      id: 'gap:lean',
      kind: 'technical',
      text: 'Have you worked with lean methods, and if not, where would you begin in a warehouse?',
      origin: 'gap',
      names: ['lean methods'],
      why: 'The ad asks for it, and your resume says nothing of it.',
      goodAnswer: ['What you have seen of it, honestly told.', 'How you would learn the rest.'],
      evidence: [],
    },
  ],
  stories: [
    {
      id: 'story:picking-errors',
      title: 'Fewer picking errors by scanning barcodes',
      parts: { situation: '', task: '', action: 'Introduced barcode scanning', result: 'Picking errors down by 23%' },
      missing: {
        situation: 'How many errors were there before, and what did they cost?',
        task: 'Who asked for a change, and what were you to reach?',
      },
      evidence: {
        lines: ['l7'],
        text: 'Reduced picking errors by 23% by introducing barcode scanning',
        entry: 'Warehouse Supervisor, Northwind Logistics, Mar 2019 – Present',
      },
      answers: ['claim:picking-errors'],
    },
  ],
  forEmployer: [{ text: 'Who works with lean methods in the warehouse today?', from: 'Experience with lean methods' }],
  tips: ['Bring your forklift licence; the ad calls it a plus.', 'Have the 23% ready in one sentence.'],
};
