import type { Topic } from '../material/topics.ts';
import type { Probe } from '../material/probed.ts';
import type { ClaimAsk, Turn, TopicAsk, Wording } from '../wording.ts';
import { inPost, recalled } from './phrases.ts';

/** How an interviewer probes a statement, by what it is about. */
const probesOf: Record<Probe, () => readonly string[]> = {
  saved: () => [
    'What made that possible, and what did you have to give up for it?',
    'What did you change first, and how did you know that it worked?',
    'Who had to change how they worked, and how did you win them over?',
    'Did it last after the first months?',
  ],
  raised: () => [
    'How much of that was your own doing, and how do you know?',
    'What did you try first that didn’t work?',
    'What would you have needed to go further?',
    'Which of the things you did made the difference?',
  ],
  led: () => [
    'Who was hardest to get on board, and what did you do?',
    'How did you notice that someone was struggling, and what did you do then?',
    'Tell me about a time when two of them didn’t get along.',
    'What would they say about working with you?',
    'Which decision of yours did they dislike most, and were they right?',
  ],
  taught: () => [
    'How could you tell who had understood it and who had not?',
    'Tell me about one who didn’t take to it at first.',
    'What do they do differently today because of you?',
    'What did you change about it after the first time?',
  ],
  tool: () => [
    'How did you find out whether people used it?',
    'What did you leave out, and why?',
    'What would you build differently today?',
    'Who asked for it, and what did they think of the first version?',
  ],
  change: () => [
    'Whose idea was it, and who was against it?',
    'How did you get people to do it the new way?',
    'What would you do differently if you had to do it again?',
    'What had gone wrong before that made it necessary?',
  ],
  together: () => [
    'Where did interests clash, and how did you settle it?',
    'Who did you find hardest to work with there, and what did you do about it?',
    'What did you do when you could not get an answer?',
    'When did you have to say no, and how did they take it?',
  ],
  checked: () => [
    'What did you find that nobody else had noticed?',
    'When did you get it wrong, and what happened then?',
    'What did you do when something was not as it should be?',
    'Where did you look first, and why there?',
  ],
};

/** These fit anything that someone says they did. */
const anyProbes: readonly string[] = [
  'What was your own part in that?',
  'What made it harder than it sounds?',
  'How did you go about it?',
  'What did you do there that someone else in your place might not have done?',
  'What did you learn from it that you would use here?',
  'How could others see that it was done well?',
  'What was the hardest part of it?',
  'Who else was involved, and which decisions were yours?',
  'What would your manager at the time say about how you did it?',
  'What would you do differently today?',
];

const whyClaim: Record<Probe | 'any', string> = {
  saved: 'It is one of the strongest things on your resume, and the interviewer wants to know how much of it was you.',
  raised:
    'A result like this makes people curious: they want to know how it came about and whether it would work here.',
  led: 'How someone leads people is hard to judge from a resume.',
  taught: 'Passing on what you know shows how well you know it.',
  tool: 'Building something shows how you decide, handle resistance and see things through.',
  change: 'Bringing in something new tells how you decide, deal with resistance and finish.',
  together: 'Working with others who want something else is part of any job, and this is your own example of it.',
  checked: 'Routine shows how reliable you are, and the exceptions show what you can do.',
  any: 'The interviewer picks a line of your resume to hear how you talk about your own work.',
};

/** A question about one of the person's own achievements. */
export function claim({ line, probe }: ClaimAsk, turn: Turn): Wording | undefined {
  const told = recalled(line);
  if (told === undefined) return undefined;
  const figure = line.figures.find((each) => told.includes(each) && /[%$€£]|percent/.test(each));
  const particular = probe === undefined ? anyProbes : probesOf[probe]();
  const isCounted = figure !== undefined && (probe === 'saved' || probe === 'raised');
  const counted = isCounted ? [`How was the ${figure} measured, and what was it before?`] : [];
  return {
    text: `${told} ${turn(`claim-${probe ?? 'any'}`, [...particular, ...counted], anyProbes)}`,
    why: whyClaim[probe ?? 'any'],
    goodAnswer: [
      'Two sentences on how things stood before you began.',
      'What your part was and what you did, told as “I”, not “we”.',
      figure === undefined
        ? 'How you could tell that it had worked.'
        : `Where the ${figure} comes from: what was counted, over what time.`,
      'What you would do differently today.',
    ],
    names: [line.told, line.text, line.post.place, line.post.title],
  };
}

/** A question about something the job consists of, asked for a story. */
export function duty(ask: TopicAsk, turn: Turn): Wording | undefined {
  const { topic, line, post, role } = ask;
  const own = recalled(line);
  const names = [
    topic.name,
    topic.base,
    line?.told,
    line?.text,
    post?.place,
    post?.title,
    line?.post.place,
    line?.post.title,
    role,
  ];
  if (own !== undefined)
    return {
      text: `${own} ${turn('duty-own', ownFollowUps)}`,
      why: `The ad asks for ${topic.form === 'doing' ? 'this' : topic.name}, and your resume has an example of it.`,
      goodAnswer: [
        'The example from your resume, with the place and the time.',
        'What you did yourself and why.',
        'How it ended, and what that would mean for this job.',
      ],
      names,
    };
  return {
    text: openDuty(ask, turn),
    why: isShown(topic)
      ? 'It is part of the job, and your resume names it without telling a story.'
      : 'It is part of the job, and your resume has no example of it yet.',
    goodAnswer: [
      'The nearest situation you have really been in, with the place and the time.',
      'What was expected of you and what you did.',
      'What came of it, and what you would bring from it to this job.',
    ],
    names,
  };
}

const isShown = ({ shown }: Topic): boolean => shown === 'shown' || shown === 'listed';

const ownFollowUps: readonly string[] = [
  'What would you do the same way here, and what would you change?',
  'Tell me about a time when that didn’t go as planned.',
  'What made it difficult, and what did you do about it?',
  'When did you have to go beyond what was asked of you?',
  'Who depended on it, and what happened when you were late?',
  'How did you know that you were doing it well?',
];

/** About what the resume has no example of: by a day, by the nearest thing, by what one would pass on. */
function openDuty({ topic, post }: TopicAsk, turn: Turn): string {
  const { name, base, form } = topic;
  const anchor = inPost(post);
  if (form !== 'doing' && isShown(topic))
    return turn('duty-known', [
      `Tell me about a time ${anchor} when ${name} went wrong. What did you do?`,
      `What have you seen others get wrong in ${name}, and what do you do instead?`,
      `What was the hardest case of ${name} you have had, and how did it end?`,
      `How has your way with ${name} changed over the years, and what changed it?`,
      `Give me an example of ${name} done well, ${anchor} or elsewhere. What made it good?`,
    ]);
  if (form === 'doing' && base !== undefined)
    return turn('duty-open', [
      `In this job, you’d be ${name}. Tell me about a day ${anchor} when something like that didn’t go to plan.`,
      `What have you done ${anchor} that comes closest to ${name}, and how did it end?`,
      `Tell me about a time ${anchor} when you had to ${base}, or something like it. What did you do?`,
      `Somebody new asks you how to ${base}. What do you tell them first, and where did you learn it?`,
      `We would count on you to ${base}. Which of your jobs has prepared you best for that, and how?`,
      `When you picture yourself ${name} here, what would come easily and what would not?`,
      `Have you ever had to ${base}? Tell me how it went, or what comes closest.`,
    ]);
  return turn('duty-open-field', [
    `What have you done ${anchor} that comes closest to ${name}, and how did it end?`,
    `Tell me about a time ${anchor} that shows how you handle ${name}.`,
    `Where have you had to do with ${name}, and what was your own part in it?`,
    `Give me an example of ${name} done well, ${anchor} or elsewhere. What made it good?`,
    `Tell me about a time ${anchor} when ${name} went wrong, or something close to it. What did you do?`,
    `What have you seen others get wrong in ${name}, and what do you do instead?`,
  ]);
}
