import type { LongRead } from '../long-reads/long-read.ts';
import { applyingChapters } from './career-guide-applying.ts';
import { interviewingChapters } from './career-guide-interviewing.ts';

/** A job search, step by step. The people, places and figures of its examples are made up. */
export const careerGuide: LongRead = {
  title: 'The career guide',
  lead:
    'A job search from the first list to the first day, one step at a time, with examples to borrow from. It takes ' +
    'about fifteen minutes to read, and each chapter stands on its own.',
  sections: [
    {
      kind: 'plan',
      title: 'Decide what you’re looking for',
      blocks: [
        'Most job searches go wrong in the first week, before anything is sent. Someone opens a job board, types in ' +
          'their last title, and applies to whatever comes up. Ten applications later they’re tired, and none of the ten ' +
          'was a job they wanted. An hour with a sheet of paper saves you that week.',
        'Write three short lists.',
        {
          kind: 'list',
          items: [
            '**Must.** What you won’t give up: the least pay you can live on, how far you’ll travel, the hours you can work, ' +
              'a visa, a license you hold. Four or five items. If everything is a must, nothing will fit.',
            '**Want.** What would make a good job better: a smaller team, less travel, a tool you’d like to learn, someone ' +
              'to learn from.',
            '**Never again.** What made you leave the last job, or want to. Be honest here, because it’s the list you’ll be ' +
              'tempted to ignore when an offer comes.',
          ],
        },
        'Next, find two or three job titles that fit the lists. The same work goes by many names: a stock controller, an ' +
          'inventory analyst and a warehouse coordinator may sit at the same desk. Search for the work, not the title ' +
          '(“cycle counts”, “purchase orders”), and note what the ads call it. Those titles are your search terms, and one ' +
          'of them will be the headline of your resume.',
        'Last, set a pace you can keep. Five careful applications a week beat fifty that are all alike, because an ' +
          'application that answers its ad is read, and one that doesn’t isn’t. Give each one a morning: read the ad, edit ' +
          'the resume, write the letter, send. Use the afternoons to talk to people.',
        {
          kind: 'tool',
          text: 'Search many job boards at once, save what fits your lists, and hide what doesn’t:',
          action: '[Find jobs](jobs).',
        },
      ],
    },
    {
      kind: 'reading-ads',
      title: 'Read an ad the way its writer meant it',
      blocks: [
        'An ad is a wish list, written in a hurry, often by copying the last one. Not every line weighs the same. Before ' +
          'you decide whether to apply, mark it up: what do they have to have, what would be nice, and what’s only ' +
          'decoration?',
        {
          kind: 'sample',
          label: 'An ad, marked up',
          lines: [
            {
              text: '**Inventory Coordinator**, regional distributor, on-site',
              note: 'The title to use, word for word, if it’s honest for you.',
            },
            {
              text:
                'You’ll keep stock accurate across three sites, run weekly cycle counts, and find out why the numbers don’t ' +
                'match.',
              note: 'The real job. First in the ad, most detail. Your best lines should answer this paragraph.',
            },
            {
              text: 'You have at least two years in a warehouse or stock role and are confident in Excel.',
              note: 'A must: “have”, “at least”. Two years is a filter, so make your dates easy to find.',
            },
            {
              text: 'SAP experience is a plus.',
              note: 'Nice to have. Name it if you’ve used it. Apply anyway if you haven’t.',
            },
            {
              text: 'We’re a dynamic team with a passion for excellence.',
              note: 'Decoration. Nothing to answer here.',
            },
            {
              text: 'You’ll report to the operations manager, and step in for the shift lead when needed.',
              note: 'Easy to miss, and a chance: they want somebody who can lead for a day.',
            },
          ],
        },
        'Read for order (what comes first matters most), for repetition (said twice, meant twice) and for verbs: “own”, ' +
          '“build” and “support” are three different jobs. Then count. If you can show most of the musts, apply. If you’d ' +
          'have to stretch the truth for even one of them, spend your morning on another ad.',
        'Watch for warnings, too. No pay range isn’t one by itself, but “wear many hats”, “fast-paced” and “like a ' +
          'family” in the same paragraph often add up to one person doing two jobs. Ask about it in the interview instead ' +
          'of guessing.',
        {
          kind: 'tool',
          text: 'Paste an ad beside your resume to see which of its requirements your resume shows, and by which line:',
          action: '[Get your score](score).',
        },
      ],
    },
    {
      kind: 'resume',
      title: 'Make your resume easy to say yes to',
      blocks: [
        'Your resume has two readers. The first is software (an applicant tracking system, or ATS) that turns your file ' +
          'into fields: name, employers, dates, skills. The second is a person with a pile of applications. Both want the ' +
          'same from you: put things where they expect them, and say them plainly.',
        { kind: 'heading', text: 'The shape' },
        {
          kind: 'list',
          items: [
            'One column, ordinary headings (Experience, Education, Skills), newest job first. Two columns and text boxes ' +
              'look neat, and are often read in the wrong order.',
            'One page if you have less than about ten years behind you, two if you have more and use them. Never a page and ' +
              'four lines.',
            'Contact details in the text, not in the page header, where some software doesn’t look. City and region are ' +
              'enough; leave out your street, birth date and photo unless your country expects them.',
            'A summary of two or three lines: who you are, for how long, and the one result that answers this ad. If you ' +
              'can’t fill it with facts, leave it out.',
            'Send a PDF unless the ad asks for Word, and give the file a name somebody can find again: your name, then the ' +
              'job.',
          ],
        },
        { kind: 'heading', text: 'The lines' },
        'A weak line says what you were there for. A strong one says what you did, to what, how much of it, and what ' +
          'came of it. Here are five real kinds of weakness, and how to fix each without adding a thing that isn’t true.',
        {
          kind: 'edits',
          label: 'Before and after',
          lines: [
            {
              text: '~~Responsible for managing~~++Managed++ stock and orders for ==3 stores==',
              note: 'A verb of yours comes first. The number was already true, so it stays.',
            },
            {
              text: '~~Helped with~~++Trained++ ==12 new colleagues== ~~on~~++in++ the till and the returns process',
              note: '“Helped” hides what you did. If you trained them, say so.',
            },
            {
              text: 'Reduced picking errors ++by++ ==23%== ++in six months++ by introducing barcode scanning',
              note: 'How much, and in what time? Only if you can say where the figure comes from.',
            },
            {
              text: '~~Excellent communication skills~~++Wrote the weekly handover that++ ==4 shifts== ++work from++',
              note: 'Anyone can claim a trait. Show the thing you made with it.',
            },
            {
              text: 'Handled ~~various~~ customer complaints ++(++==about 30 a week==++), and closed most of them on the first call++',
              note: 'An honest estimate with “about” beats no number. So does “most”, if it was most.',
            },
          ],
        },
        'No numbers in your work? There nearly always are some. Ask yourself how many, how often, how big, how long, ' +
          'compared with what. A receptionist knows how many people came through the door. A teacher knows the size of the ' +
          'class. If there’s truly nothing to count, say what changed: what was late and is now on time, what broke and no ' +
          'longer does.',
        { kind: 'heading', text: 'The words of the ad' },
        'If the ad says “customer relationship management” and you’ve written “CRM”, write both. If it says “accounts ' +
          'payable” and you wrote “paid the bills”, use their words for your work. That isn’t gaming anything; it’s ' +
          'speaking your reader’s language. What you can’t do is copy in a word for something you haven’t done. It gets ' +
          'you one interview you’ll wish you hadn’t had.',
        'Leave out the rest: “references on request”, school grades once you’ve had a job, skills everybody has, and any ' +
          'line about a job fifteen years ago that this ad doesn’t ask for.',
        {
          kind: 'tool',
          text: 'Have your resume edited for one ad, every change with its reason and the line of yours that supports it:',
          action: '[Optimize your resume](optimize).',
        },
      ],
    },
    ...applyingChapters,
    ...interviewingChapters,
  ],
};
