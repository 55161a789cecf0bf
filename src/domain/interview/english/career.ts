import type { CareerFact } from '../material/career.ts';
import type { JobAsk, Wording } from '../wording.ts';
import { andList, heldAs, howLong, recalled, worked } from './phrases.ts';

/** A question about the course of the career. */
export function career(fact: CareerFact, { role, employer }: JobAsk): Wording | undefined {
  switch (fact.kind) {
    case 'gap':
      return {
        text: `I see a gap of ${howLong(fact.months)} between ${heldAs(fact.before)} and ${heldAs(fact.after)}. What were you doing then?`,
        why: 'Nearly every interviewer asks about months that no entry covers.',
        goodAnswer: [
          'One honest sentence on what it was. You owe nobody details of health or family.',
          'What you did to stay close to your work, if you did.',
          'Then on to what you did next.',
        ],
        names: [heldAs(fact.before), heldAs(fact.after), fact.before.place, fact.after.place],
      };
    case 'since-last':
      return {
        text: `Your last job, ${heldAs(fact.before)}, ended ${howLong(fact.months)} ago. What have you been doing since?`,
        why: 'The interviewer wants to know that your knowledge is fresh and that you are ready to start.',
        goodAnswer: [
          'One honest sentence on why it ended.',
          'What you have done since: work, courses, help for others, the search itself.',
          `Why now, and why as ${role}.`,
        ],
        names: [heldAs(fact.before), fact.before.place],
      };
    case 'short-stays':
      return {
        text: `I see ${andList(fact.posts.map(heldAs))}, each for less than a year. Why did you leave, and what would keep you here?`,
        why: 'Hiring is expensive, and short stays make people wonder whether you’ll stay.',
        goodAnswer: [
          'The reason for each in half a sentence, without blame; say so where a contract simply ended.',
          'What you looked for and did not find.',
          'Which of those things this job offers.',
        ],
        names: fact.posts.map(heldAs),
      };
    case 'long-stay': {
      const why = fact.post.present ? 'why are you looking now' : 'what made you leave';
      return {
        text: `You’ve spent ${howLong(fact.years * 12)} ${worked(fact.post)}. What changed in that time, and ${why}?`,
        why: 'A long stay is a strength, if it shows that you kept learning.',
        goodAnswer: [
          'Two or three things that changed over the years, and your part in them.',
          'Why the time is right for something new, without complaints.',
          'How you adapt to new ways of working.',
        ],
        names: [heldAs(fact.post), fact.post.place, fact.post.title],
      };
    }
    case 'another-field':
      return {
        text: `You have worked ${worked(fact.latest)}. Why ${role} now, and what from your work so far would carry over?`,
        why: 'Your experience is in another field, so this decides whether the interviewer sees a plan or a coincidence.',
        goodAnswer: [
          'What drew you to it, with the moment when you knew.',
          'Two things you do today that this job needs, each with an example.',
          'What you have done already to learn the rest.',
        ],
        names: [heldAs(fact.latest), fact.latest.title, role],
      };
    case 'back-to-field':
      return undefined;
    case 'step-up': {
      const own = fact.people === undefined ? undefined : recalled(fact.people);
      return {
        text:
          own === undefined
            ? `As ${role}, you’d be responsible for other people’s work. When did you last do that, with or without the title?`
            : `${own} As ${role}, you’d be responsible for more than that. What would be new for you?`,
        why: `The job is a step up from ${heldAs(fact.latest)}.`,
        goodAnswer: [
          'A time when others looked to you, and what you decided.',
          'What you know you will have to learn, and from whom.',
          'How you would spend the first month: listening before changing.',
        ],
        names: [role, fact.people?.told, fact.people?.text],
      };
    }
    case 'step-down':
      return {
        text: `After ${heldAs(fact.latest)}, the ${role} position is a step back in title. Why do you want it, and would you still want it in two years?`,
        why: 'Interviewers worry that someone overqualified will leave as soon as something bigger comes along.',
        goodAnswer: [
          'What you want to do more of, and less of.',
          'Why this level is a choice and not a stopgap.',
          'How you work with a manager who has done less than you.',
        ],
        names: [heldAs(fact.latest), role],
      };
    case 'years':
      return {
        text: `The ad asks for ${fact.asked} years of experience${
          fact.shown === 0
            ? ', and I see very little on your resume in this line of work'
            : `, and I count about ${fact.shown} in this line of work`
        }. Why should ${employer ?? 'we'} still consider you?`,
        why: 'It is the first thing that a stricter reader would hold against you.',
        goodAnswer: [
          'No apologies: name the part of your work that counts most for this job.',
          'One result that somebody with more years would be glad of.',
          'How quickly you have learned before.',
        ],
        names: [`${fact.asked} years`, employer],
      };
  }
}
