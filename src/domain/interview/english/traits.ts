import type { Turn, TopicAsk, Wording } from '../wording.ts';
import { inPost } from './phrases.ts';

/** How one asks for a way of working without naming it: by a situation that shows it. `at` is where: "at Meyer & Co". */
const situations: Readonly<Record<string, (at: string, role: string) => readonly string[]>> = {
  Accountability: (at) => [
    `Tell me about a mistake you made ${at}. Who found out, and who told them?`,
    `What went wrong ${at} that you were responsible for?`,
  ],
  'Active listening': (at) => [
    `Tell me about a time ${at} when you realized someone meant something other than what they said.`,
  ],
  Adaptability: (at, role) => [
    `Tell me about a day ${at} when everything changed at short notice. What did you drop?`,
    `What changed most ${at}, and how did you take it?`,
    `Hours and tasks can change in the ${role} position. When did you last have to rearrange everything?`,
  ],
  'Attention to detail': (at) => [
    `When did you catch a mistake ${at} that others had missed? What would have happened?`,
    `Which mistake got past you ${at}, and what do you check now that you did not check then?`,
  ],
  Communication: (at) => [
    `When did something you said or wrote come across wrong ${at}, and how did you fix it?`,
    `Tell me about something difficult that you had to explain ${at} to someone outside your field.`,
    `Who was hardest to get through to ${at}, and what worked in the end?`,
  ],
  Confidence: (at) => [`When did you speak up ${at} even though it was uncomfortable?`],
  'Conflict resolution': (at) => [`Tell me about a conflict ${at} that landed on your desk. How did it end?`],
  Creativity: (at) => [`Which of your ideas caught on ${at}, and which didn’t?`],
  'Critical thinking': (at) => [
    `Tell me about something everybody believed ${at} that turned out to be wrong. How did you find out?`,
    `Which decision ${at} did you have to make without enough information?`,
  ],
  'Cultural awareness': (at) => [
    `When did you misread someone with another background ${at}, and what did you learn from it?`,
  ],
  'Decision making': (at) => [
    `Which decision ${at} would you take back today, and why?`,
    `Tell me about a decision ${at} that nobody else wanted to make.`,
    `When did you change your mind about a decision ${at}, and what brought it about?`,
  ],
  Empathy: (at) => [`Tell me about someone ${at} who needed more from you than your job description says.`],
  'Entrepreneurial spirit': (at) => [`What did you start ${at} that nobody had asked you for?`],
  'Following instructions': (at) => [
    `Tell me about an instruction ${at} that you thought was wrong. Did you follow it?`,
  ],
  'Goal orientation': (at) => [`Which target did you miss ${at}, and what did you do when you saw it coming?`],
  Independence: (at) => [
    `When were you on your own with a decision ${at}, and how did it turn out?`,
    `How much of your day ${at} did you decide yourself? Give me an example.`,
  ],
  Integrity: (at) => [`Tell me about a time ${at} when the easy way wasn’t the right one. What did you do?`],
  'Interpersonal skills': (at) => [
    `Who did you find hardest to work with ${at}, and how did you manage it?`,
    `Tell me about someone ${at} who took a while to win over.`,
  ],
  'Learning agility': (at) => [
    `What did you have to learn fastest ${at}, and how did you go about it?`,
    `What can you do today that you could not do before, and how much of it did you learn ${at}?`,
  ],
  'Motivating others': (at) => [`When was morale low ${at}, and what did you do about it?`],
  Multitasking: (at) => [
    `Describe the busiest hour you had ${at}. What did you leave undone?`,
    `When did you have too much to do at once ${at}, and what did you let go?`,
  ],
  'Organizational skills': (at) => [
    `How did you keep track of everything ${at}, and when did something slip through?`,
    `Show me how you planned an ordinary week ${at}.`,
  ],
  Persuasion: (at) => [`Tell me about someone ${at} who said no at first. What changed their mind?`],
  Planning: (at) => [`Which plan of yours fell apart ${at}, and what did you do next?`],
  'Positive attitude': (at) => [`What annoyed you most ${at}, and what did you do about it?`],
  'Presentation skills': (at) => [
    `Tell me about a presentation ${at} that did not go well. What do you do differently now?`,
  ],
  'Problem solving': (at) => [
    `Tell me about a problem ${at} that you could not solve at first. What brought the answer?`,
    `Which problem ${at} kept coming back until you found the cause?`,
  ],
  Professionalism: (at) => [`When was it hard to stay professional ${at}, and what helped?`],
  'Self-motivation': (at) => [
    `What did you do ${at} that nobody had asked you for?`,
    `Which part of your work ${at} bored you, and how did you get it done all the same?`,
  ],
  'Stress management': (at) => [`Tell me about the worst week you had ${at}. How did you get through it?`],
  Teamwork: (at) => [
    `Tell me about a time ${at} when your team did not agree with you. What happened?`,
    `When did you do someone else’s part ${at}, and what did you say about it afterwards?`,
  ],
  'Time management': (at) => [
    `Which deadline did you miss ${at}, and what did you do when you saw it coming?`,
    `How did you decide ${at} what could wait until tomorrow?`,
  ],
};

/** A question that shows a way of working the ad asks for. */
export function trait({ topic: { name, requirements }, post, role }: TopicAsk, turn: Turn): Wording | undefined {
  const options = situations[name]?.(inPost(post), role);
  if (options === undefined) return undefined;
  const written = requirements[0]?.text ?? name;
  return {
    text: turn(`trait-${name}`, options),
    why: `The ad asks for “${written}”. A list can’t show that, so the interviewer asks for an example.`,
    goodAnswer: [
      'One situation, with the place and the people in it.',
      'What you thought, what you did, and why.',
      'How it ended, and what you have done since because of it.',
    ],
    names: [post?.place, post?.title, role],
  };
}
