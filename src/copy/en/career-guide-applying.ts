import type { LongReadSection } from '../long-reads/long-read.ts';

/** The career guide's chapters between the resume and the invitation. */
export const applyingChapters: readonly LongReadSection[] = [
  {
    kind: 'gaps',
    title: 'Tell the hard parts straight',
    blocks: [
      'Almost nobody’s career is a straight line, and people who hire know it. What worries them isn’t a gap. It’s not ' +
        'knowing what’s behind it. One calm line does more than a clever layout, and you never owe anyone a medical ' +
        'history.',
      {
        kind: 'edits',
        label: 'What to write',
        lines: [
          {
            text: '2021 – 2022 ++Full-time care for a family member++',
            note: 'A gap with a name stops being a question. You don’t have to say more.',
          },
          { text: 'Shift Supervisor, 2018 – 2023 ++(site closed)++', note: 'Laid off? Two words say it wasn’t you.' },
          {
            text: '~~Career break~~++2023: retrained, with a certificate in payroll accounting++',
            note: 'If you learned something, lead with that.',
          },
          {
            text: '~~Freelancer, 2020 – 2024~~++Freelance bookkeeper, 2020 – 2024: monthly accounts for++ ==6 small shops==',
            note: 'Freelance work is work. Name the clients’ trade and what you did for them.',
          },
        ],
      },
      '**Changing fields?** Don’t hide the old one; translate it. Take the five main duties in the new field’s ads, ' +
        'and find where you’ve already done each under another name. A nurse who becomes a project manager has run ' +
        'handovers, watched budgets and led meetings where things were at stake.',
      '**More experience than they ask for?** Cut the resume to what this job needs and say in the letter, in one ' +
        'sentence, why you want it. “I want to be closer to the work again” is a good reason if it’s yours.',
      '**First job?** Coursework, volunteering, a club’s accounts, summer jobs: write them up like jobs, with dates ' +
        'and results. Turning up on time at six in the morning for three summers is experience.',
    ],
  },
  {
    kind: 'letter',
    title: 'Write a letter worth opening',
    blocks: [
      'Not every letter is read. The ones that are tend to decide something: between two similar resumes, or for ' +
        'someone whose resume needs a sentence of explanation. So write one, keep it under a page, and never repeat the ' +
        'resume in it. Three paragraphs are enough: why this job, what proof you have, what happens next.',
      {
        kind: 'sample',
        label: 'A letter for the ad above',
        lines: [
          { text: 'Dear hiring team,', note: 'A name is better if the ad gives one. Don’t guess.' },
          {
            text:
              'Your ad says the numbers at your three sites don’t always match. Finding out why is the part of my job I like ' +
              'best.',
            note: 'Opens with their problem, in their words, and not with “I am writing to apply”.',
          },
          {
            text:
              'At a regional grocer I kept stock for ==3 stores==. When one kept coming up short, I counted the same shelf at ' +
              'every shift change for two weeks. The cause was a delivery that was booked twice. After we changed how ' +
              'deliveries are signed for, the monthly difference fell by ==more than half==.',
            note: 'One story with a cause, an action and a result. It’s worth more than ten adjectives.',
          },
          {
            text:
              'I use Excel every day, mostly pivot tables and lookups. I haven’t worked with SAP; I learned our last system in ' +
              'a month and expect to do the same with yours.',
            note: 'Says what’s missing before they find it, and what follows from it.',
          },
          {
            text: 'I’d be glad to talk about how you count today. I’m free most mornings and can start four weeks after an offer.',
            note: 'Ends with something they can act on.',
          },
        ],
      },
      'Before you send it, check three things. Would it still make sense if you swapped in another company’s name? ' +
        'Then it isn’t about this one yet. Does every paragraph begin with “I”? Turn two around. And is there a sentence ' +
        'you couldn’t explain in an interview? Take it out.',
    ],
  },
  {
    kind: 'linkedin',
    title: 'Let people find you',
    blocks: [
      'Many jobs are filled before they’re advertised, because someone searched for a person and found one. Your ' +
        'profile is how you’re found. It’s also where people look after they’ve read your resume, so the two must tell ' +
        'the same story, with the same dates.',
      {
        kind: 'list',
        items: [
          '**The headline** is what people search and see. Use the title you want and what you bring, not “Open to ' +
            'opportunities”.',
          '**The About section** can be warmer than a resume and is written as “I”. Say what you do, what you’re known for ' +
            'and what you’re looking for. The first two lines show before anyone clicks, so put the best there.',
          '**Experience** takes two or three of your best lines for each job. The rest can stay in the resume.',
          '**Skills**: list the ones your target ads ask for, as long as you have them, the most important first.',
        ],
      },
      {
        kind: 'edits',
        label: 'A headline and the first line of an About section',
        lines: [
          {
            text:
              '~~Experienced professional seeking new challenges~~++Inventory coordinator | stock accuracy for multi-site ' +
              'retail | Excel, cycle counts++',
            note: 'Three things a recruiter would type into the search box.',
          },
          {
            text:
              '~~I am a hard-working and motivated team player.~~++I find out why the numbers don’t match. For six years I’ve ' +
              'kept stock honest for++ ==3 stores== ++of a regional grocer.++',
            note: 'The first line says something only you could say.',
          },
        ],
      },
      {
        kind: 'tool',
        text: 'Score your profile for free, or have it rewritten for the role you want:',
        action: '[Score a profile](score) or [enhance it](enhanceLinkedin).',
      },
    ],
  },
  {
    kind: 'people',
    title: 'Ask people, not only job boards',
    blocks: [
      'An application that somebody inside has mentioned gets read. You don’t need to know important people; you need ' +
        'to ask the ones you know a small, clear question. Former colleagues, suppliers, customers, people from your ' +
        'course: most are glad to help if it takes them five minutes and they don’t have to promise anything.',
      {
        kind: 'sample',
        label: 'A first message',
        lines: [
          {
            text:
              'Hello, we worked on the returns project together in spring. I’m looking for a stock or inventory role, and I ' +
              'saw that your company has one open.',
            note: 'Where you know each other from, and what you’re looking for. Two sentences.',
          },
          {
            text: 'Could you tell me, in a line or two, what the team is like and whether the job is what the ad says it is?',
            note: 'A question they can answer on the bus. It doesn’t ask for a job.',
          },
          {
            text: 'If you think it’s a fit, I’d be happy if you passed my name on. If not, that’s just as useful to know.',
            note: 'Makes the favor easy to give, and easy to refuse.',
          },
        ],
      },
      'Ask for information first and a referral second, thank people either way, and tell them how it ended. You’ll ' +
        'want to be someone they’d answer again.',
    ],
  },
  {
    kind: 'tracking',
    title: 'Keep track, and keep going',
    blocks: [
      'After ten applications nobody remembers which resume went where. Write down, for each one: the ad’s full text ' +
        '(ads disappear the day they’re filled), the date, which version of your resume you sent, who you’ve talked to, ' +
        'and the next step with a date. A spreadsheet will do.',
      'Follow up once, about a week after you applied or after the date they gave you. Be short, be friendly, add one ' +
        'useful thing.',
      {
        kind: 'sample',
        label: 'A follow-up',
        lines: [
          {
            text: 'Subject: Inventory Coordinator, my application of May 4',
            note: 'They get a lot of email. Make yours easy to place.',
          },
          {
            text: 'Hello, I applied for the Inventory Coordinator job last week and I’m still very interested.',
            note: 'One sentence. No reproach.',
          },
          {
            text:
              'Since then I’ve finished the Excel course I mentioned, so Power Query is no longer on my list of things to ' +
              'learn.',
            note: 'News, if you have any. It’s the reason to write.',
          },
          {
            text: 'Is there anything else you need from me, and do you know yet when you’ll decide?',
            note: 'A question that can be answered in one line.',
          },
        ],
      },
      'Hear nothing after that? Let it go and keep moving. Silence is seldom about you: jobs get frozen, filled from ' +
        'inside or rewritten. What you can do is look at the pattern. No replies to ten careful applications points to ' +
        'the resume or the kind of job. First interviews but no second ones points to the interview. Fix the step where ' +
        'it stops, not everything at once.',
      {
        kind: 'tool',
        text: 'Save jobs, note what you sent, and get a reminder by email when it’s time to follow up:',
        action: '[Your saved jobs](jobs).',
      },
    ],
  },
];
