import type { LongReadSection } from '../long-reads/long-read.ts';

/** The career guide's chapters from the interview to the first weeks. */
export const interviewingChapters: readonly LongReadSection[] = [
  {
    kind: 'interview',
    title: 'Prepare answers, not speeches',
    blocks: [
      'By the time you’re invited, they believe you could do the job. Now they want to hear how you work, and whether ' +
        'the resume is true. The best preparation is to take your own resume, line by line, and be able to tell the ' +
        'story behind each one.',
      'Most questions are versions of four: Can you do this? How do you act when it gets difficult? Why us? What would ' +
        'it be like to work with you? For the second kind (“Tell me about a time when…”) use four steps, often called ' +
        'STAR: the **situation** in a sentence, the **task** that was yours, the **action** you took, the **result**. ' +
        'People who are nervous spend two minutes on the situation. Spend them on the action.',
      {
        kind: 'sample',
        label: '“Tell me about a mistake you made”',
        lines: [
          {
            text: '**Situation.** In my second month I placed a holiday order from last year’s list.',
            note: 'One sentence, and an actual mistake. “I work too hard” isn’t one.',
          },
          {
            text: '**Task.** It was mine to check, and I hadn’t noticed that two items had new case sizes.',
            note: 'Says “I” where it was yours. No blame passed on.',
          },
          {
            text:
              '**Action.** I called the supplier the same hour, got half of it moved to the next week, told my manager before ' +
              'she asked, and wrote a checklist for ordering.',
            note: 'Most of the answer is here: what you did, in order.',
          },
          {
            text: '**Result.** We marked down ==two pallets== instead of six. The checklist is still used in ==all 3 stores==.',
            note: 'What came of it, and what you changed.',
          },
        ],
      },
      'Prepare five or six such stories: something you’re proud of, a mistake, a conflict, a tight deadline, a time ' +
        'you led, something you learned fast. Five good ones answer most of what you’ll be asked.',
      '**“Tell me about yourself”** isn’t an invitation to recite your resume. Take a minute for what you do now, what ' +
        'in your past leads to this job, and why you’re here. **“Why did you leave?”** gets one honest sentence about ' +
        'what you want next, never a bad word about the last place. **“What’s your weakness?”** gets a true one that ' +
        'won’t sink you, and what you do about it.',
      'When you don’t know something, say so, and then say how you’d find out. It’s the answer people remember well.',
      { kind: 'heading', text: 'Your questions' },
      'You’ll be asked whether you have any, and “no” is the wrong answer. Ask what you’d want to know before you ' +
        'signed.',
      {
        kind: 'list',
        items: [
          'What would you want the person in this job to have done by the end of the first three months?',
          'Why is the job open?',
          'What do people here find hardest about it?',
          'How will I know that I’m doing well?',
          'When will you decide, and who decides?',
        ],
      },
      { kind: 'heading', text: 'The day itself' },
      {
        kind: 'list',
        items: [
          'Read the ad and your own resume again in the morning. They have both in front of them.',
          'By video: camera at eye level, light from the front, the link tested the day before, a phone number in case it ' +
            'fails.',
          'Say your answers out loud beforehand, at least once. What’s clear in your head is often two minutes longer in ' +
            'the room.',
          'Bring a page of notes. It looks prepared, because it is.',
        ],
      },
      {
        kind: 'tool',
        text: 'Get the questions this ad and your resume lead to, with the lines of yours that answer them, and practice them:',
        action: '[Start with an optimization](optimize).',
      },
    ],
  },
  {
    kind: 'thanks',
    title: 'Write the same evening',
    blocks: [
      'A short thank-you isn’t about manners alone. It’s your last chance to say the thing you thought of on the way ' +
        'home. Send it that day, to the person who talked to you.',
      {
        kind: 'sample',
        label: 'A note after the interview',
        lines: [
          {
            text:
              'Thank you for taking the time today. I liked hearing how the night shift hands over, and I can see why the ' +
              'counts drift.',
            note: 'Mentions something only a person who was there could mention.',
          },
          {
            text:
              'You asked how I’d start. I’ve thought about it again: I’d count the twenty fastest-moving items daily for two ' +
              'weeks before I changed anything.',
            note: 'Finishes an answer that came out thin.',
          },
          {
            text: 'I’d like to do this job, and I look forward to hearing from you by Friday.',
            note: 'Says plainly that you want it. Many people forget to.',
          },
        ],
      },
    ],
  },
  {
    kind: 'offer',
    title: 'Talk about the offer',
    blocks: [
      'An offer is the one moment when they’ve decided and you haven’t. Say thank you, say you’re pleased, and ask for ' +
        'it in writing and for a day or two to read it. Nobody reasonable takes an offer back over that.',
      'Know three figures before you talk: what you’d be happy with, what you’d accept, and the point at which you’d ' +
        'walk away. Get the first from ads that name a range, from people in the field and from what you earn now. If ' +
        'you’re asked too early what you want, ask for their range first. If you must name a figure, name one you can ' +
        'give a reason for.',
      {
        kind: 'sample',
        label: 'On the phone',
        lines: [
          {
            text: '“Thank you, I’m really pleased, and I’d like to make this work.”',
            note: 'Start by saying yes to the job. You’re on the same side.',
          },
          {
            text: '“The base pay is a little under what I’ve seen for stock roles covering several sites. Could you go to 52,000?”',
            note: 'A reason from outside, a figure and a question. Then stop talking.',
          },
          {
            text:
              '“I understand if the figure is fixed. In that case, could we look at the start date, or at one day a week from ' +
              'home?”',
            note: 'Pay isn’t the only thing on the table. Have a second wish ready.',
          },
          {
            text: '“That works for me. Could you send me the changed offer? I’ll sign it the same day.”',
            note: 'Close it, in writing.',
          },
        ],
      },
      'Look at the whole: pay, bonus and what it depends on, hours and overtime, vacation, pension or retirement plan, ' +
        'health cover, notice period, training, where you’ll work. Hold it against your three lists from the first ' +
        'chapter, above all the third. If you say no, do it quickly and kindly. The person you turn down will hire again.',
      { kind: 'heading', text: 'If it’s a no' },
      'Thank them, ask for one thing that would have made the difference, and write it down. Then give yourself the ' +
        'evening off. A rejection tells you about one job on one day, and the next application starts with everything ' +
        'you’ve learned from this one.',
    ],
  },
  {
    kind: 'start',
    title: 'Start well',
    blocks: [
      'Your search isn’t over when you sign. The first weeks settle how people will see you, and whether you’ll like ' +
        'it.',
      {
        kind: 'list',
        items: [
          'Tell everyone who helped you where you’ve ended up, and thank them. It’s the best ten minutes of the whole ' +
            'search.',
          'In the first week, ask your manager what a good first three months looks like. Write the answer down, and bring ' +
            'it back after a month.',
          'Listen longer than feels natural before you suggest changes. Then pick something small and do it well.',
          'Keep a note of what you do, with numbers, once a week. Two lines are enough. It’s next year’s review, and your ' +
            'next resume, already written.',
          'Update your profile once you’ve settled in, and keep a clean copy of the resume that got you here.',
        ],
      },
      {
        kind: 'tool',
        text: 'See how your resume reads today; it’s free, and needs no account:',
        action: '[Get your score](score).',
      },
    ],
  },
];
