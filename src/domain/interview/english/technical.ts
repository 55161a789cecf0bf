import type { TradeAsk, Turn, TopicAsk, Wording } from '../wording.ts';
import { capital, inPost, probesFor, recalled } from './phrases.ts';

/** What to ask next where nothing of the trade is known to ask. */
const plainFollowUps: readonly string[] = [
  'Take me through it step by step, as you would do it here.',
  'What is the difficult part of it, and how do you handle that?',
  'How do you know that you have done it well?',
  'What went wrong when you last did it, and what did you do?',
  'Where do beginners go wrong, and what do you do instead?',
  'What do you check before you call it done?',
];

/** The same about something that the person has not done yet, as far as the resume shows. */
const newFollowUps: readonly string[] = [
  'Where would you begin?',
  'What would you want to know before you start?',
  'Who would you ask, and what?',
  'How would you tell that you had done it well?',
  'What do you expect to be the hard part?',
  'Which of your jobs has prepared you best for it?',
  'What would you need from us in the first weeks?',
];

/** The same about something one works with. */
const toolFollowUps: readonly string[] = [
  'Where have you used it most, and what for?',
  'What is the most demanding thing you have done with it?',
  'Where does it reach its limits, and what do you do then?',
  'What do others come to you to have done with it?',
  'What took you longest to learn about it?',
  'How do you check that what comes out of it is right?',
];

/** A question about a skill, a tool or a method of the trade. */
export function technical(ask: TopicAsk, turn: Turn): Wording | undefined {
  const { topic, line, near } = ask;
  const { name, form, skill, family } = topic;
  const own = recalled(line);
  const isNew = own === undefined && topic.shown !== 'shown' && topic.shown !== 'listed';
  const isOther = line !== undefined && !ask.isSame;
  const probes = probesFor(
    isOther ? undefined : skill,
    own !== undefined && (ask.isTrade || form === 'tool') ? family : undefined,
  );
  const plain = isNew ? newFollowUps : form === 'tool' ? toolFollowUps : plainFollowUps;
  const followUp = (): string =>
    turn(probes.length > 0 ? 'probe' : isNew ? 'new' : form, probes.length > 0 ? probes : plain, plain);
  const names = [name, topic.base, line?.text, line?.told, line?.post.place, line?.post.title, near];
  if (own !== undefined)
    return { text: shownText(ask, own, followUp(), turn), why: whyShown(ask), goodAnswer: goodShown(ask), names };
  if (topic.shown === 'shown')
    return { text: `${leadOf(ask, turn)} ${followUp()}`, why: whyShown(ask), goodAnswer: goodShown(ask), names };
  if (topic.shown === 'listed')
    return {
      text: listedText(ask, followUp(), turn),
      why: `Your resume names ${name} but no line shows it at work, so the interviewer has to ask.`,
      goodAnswer: goodListed(ask),
      names,
    };
  return {
    text: missingText(ask, followUp(), turn),
    why: `The ad asks for ${form === 'doing' ? name : `“${name}”`} and your resume does not show it.`,
    goodAnswer: goodMissing(ask),
    names,
  };
}

/** A question of the trade about something that the person did, whatever else the ad asks for. */
export function tradeClaim({ line, skill, family }: TradeAsk, turn: Turn): Wording | undefined {
  const own = recalled(line);
  if (own === undefined) return undefined;
  const probes = probesFor(skill, family);
  return {
    text: `${own} ${turn('probe', probes.length > 0 ? probes : plainFollowUps, plainFollowUps)}`,
    why: 'It is your own work in the trade of this job, so the interviewer can ask about it as a colleague would.',
    goodAnswer: [
      'The case from your resume, told from the beginning: what was asked of you and why.',
      'What you did yourself, step by step, and why you did it that way.',
      'What came of it, with a number if you remember one.',
    ],
    names: [line.text, line.told, line.post.place, line.post.title],
  };
}

/** What the ad says of a topic, as the interviewer would put it. */
function leadOf({ topic: { form, name, must } }: TopicAsk, turn: Turn): string {
  if (form === 'doing')
    return turn('lead-doing', [
      `In this job you would be ${name}.`,
      `Part of the job is ${name}.`,
      `You’d spend part of your time here ${name}.`,
      `The work includes ${name}.`,
      `Let’s talk about ${name}.`,
    ]);
  if (form === 'tool')
    return turn('lead-tool', [
      `You would be using ${name} here.`,
      `We work with ${name}.`,
      `Much of the work here is done in ${name}.`,
      `Let’s talk about ${name}.`,
      `Now to ${name}.`,
    ]);
  if (!must)
    return turn('lead-nice', [
      `The ad lists ${name} as a plus.`,
      `It would help us if you knew ${name}.`,
      `Some ${name} would be welcome here.`,
    ]);
  return turn('lead-must', [
    `A good part of this job is ${name}.`,
    `Let’s turn to ${name}.`,
    `Much depends on ${name} here.`,
    `Now to ${name}.`,
    `We need someone who knows ${name}.`,
  ]);
}

const mentions = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

/** The person's own line is about the topic already: now and then the ad is brought in, where the line says it in other words. */
function shownText({ topic: { name, form } }: TopicAsk, own: string, followUp: string, turn: Turn): string {
  if (mentions(own, name) || form === 'doing') return `${own} ${followUp}`;
  return turn('shown', [
    `${own} ${followUp}`,
    `On ${name}: ${own.charAt(0).toLowerCase()}${own.slice(1)} ${followUp}`,
    `${own} That comes close to what we mean by ${name}. ${followUp}`,
  ]);
}

function listedText({ topic: { name, form }, post }: TopicAsk, followUp: string, turn: Turn): string {
  if (form === 'tool')
    return turn('listed-tool', [
      `You list ${name} among your skills. ${followUp}`,
      `When did you last use ${name}, and what for?`,
      `Where did you learn ${name}, and what is the most demanding thing you have done with it?`,
      `How well do you know ${name}? Give me an example ${inPost(post)} or elsewhere.`,
      `If I gave you a task in ${name} today, what could you do without looking anything up?`,
      `Your resume has ${name}, but not what you did with it. What was it?`,
    ]);
  return turn('listed-field', [
    `You mention ${name} on your resume. ${followUp}`,
    `Tell me about the last time you dealt with ${name}. ${followUp}`,
    `Your resume mentions ${name} without an example. Where did you learn it?`,
    `Which of your jobs had the most to do with ${name}? ${followUp}`,
    `How far does your knowledge of ${name} go? ${followUp}`,
  ]);
}

function missingText({ topic, near, post, role }: TopicAsk, followUp: string, turn: Turn): string {
  const { name, form, base } = topic;
  if (form === 'tool' && near !== undefined)
    return turn('near-tool', [
      `You have worked with ${near}; here it would be ${name}. What carries over, and what would you have to learn?`,
      `Your resume shows ${near}, not ${name}. How different are they for what this job needs?`,
      `Coming from ${near}, how would you get up to speed in ${name}?`,
      `How long would it take you to be as sure in ${name} as you are in ${near}, and why?`,
      `We use ${name}. What would you miss from ${near}?`,
    ]);
  if (form === 'tool')
    return turn('missing-tool', [
      `You would be using ${name} here, and I don’t see it on your resume. What is the closest thing you have worked with?`,
      `How much do you know about ${name}, and how would you get up to speed in your first month?`,
      `What did you last have to learn quickly at work, and how would you go about ${name}?`,
      `Have you come across ${name}? What would you need from us to get productive with it?`,
      `Suppose I ask you on your first day to do something in ${name}. What do you do?`,
      `Is ${name} something you have used outside the jobs on your resume?`,
    ]);
  if (form === 'doing')
    return turn('missing-doing', [
      `You would be ${name} here. Have you done that before, or what comes closest?`,
      `Talk me through how you would ${base ?? name}. ${followUp}`,
      `Nothing on your resume tells me about ${name}. Where have you done something like it?`,
      `Suppose your first week as ${role} includes ${name}. ${followUp}`,
      `What do you think it takes to ${base ?? name} well? ${followUp}`,
      `When you ${base ?? name} for the first time here, what could go wrong?`,
    ]);
  return turn('missing-field', [
    `Your resume doesn’t mention ${name}. ${followUp}`,
    `How much experience do you have with ${name} so far? ${followUp}`,
    `${capital(name)} would be new to you, going by your resume. ${followUp}`,
    `What have you done ${inPost(post)} that comes closest to ${name}? ${followUp}`,
    `Say you have to deal with ${name} in your first month. ${followUp}`,
    `You will meet ${name} here early on. What do you know already?`,
    `Where have you come across ${name}, at work or outside it? ${followUp}`,
  ]);
}

const whyShown = ({ topic: { name, form, must } }: TopicAsk): string => {
  const asked = `${must ? 'The ad requires' : 'The ad would like'} ${form === 'doing' ? 'this' : name}`;
  return `${asked}, and your resume shows it: the interviewer wants to know how far it goes.`;
};

const goodShown = ({ line, topic: { name } }: TopicAsk): string[] => [
  line === undefined
    ? `One real case with ${name}: where, when and what for.`
    : 'The case from your resume, told from the beginning: what was asked of you and why.',
  'What you did yourself, step by step, and why you did it that way.',
  line !== undefined && line.figures.length > 0
    ? `What came of it: be ready to explain ${line.figures[0] ?? ''} and how it was counted.`
    : 'What came of it, with a number if you remember one.',
];

const goodListed = ({ topic: { name } }: TopicAsk): string[] => [
  `Where you used or learned ${name}, and when.`,
  'One piece of work you did with it, in detail.',
  'What you don’t know of it yet: saying so makes the rest believable.',
];

const goodMissing = ({ near, topic: { name } }: TopicAsk): string[] => [
  'A straight answer first: whether you have done it or not.',
  near === undefined
    ? 'The closest thing you’ve actually done, and what the two have in common.'
    : `What you do with ${near}, and which parts carry over to ${name}.`,
  'How you learned something like it before, and how long it took.',
];
