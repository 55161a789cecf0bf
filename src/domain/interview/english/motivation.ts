import type { Topic } from '../material/topics.ts';
import type { JobAsk, Turn, TopicAsk, Wording } from '../wording.ts';
import { andList, heldAs, worked } from './phrases.ts';

const nameOf = ({ name }: Topic): string => name;

/** Questions about the job as a whole: nearly every interview has them, and each names what is particular about this one. */
export function motivation(ask: JobAsk, turn: Turn): { key: string; wording: Wording }[] {
  const { role, employer, latest, earliest, first, open, place, remote } = ask;
  const here = employer ?? 'this company';
  const found: { key: string; wording: Wording }[] = [];
  const add = (key: string, wording: Wording): void => void found.push({ key, wording });

  const atEmployer = employer === undefined ? '' : ` at ${employer}`;
  if (latest !== undefined) {
    const was = latest.present ? 'work' : 'last worked';
    const lacks = latest.present ? 'your current job doesn’t' : 'that job didn’t';
    add('why', {
      text: turn('why', [
        `You ${was} ${worked(latest)}. What would the ${role} position${atEmployer} give you that ${lacks}?`,
        `Why do you want to go from ${heldAs(latest)} to ${role}${atEmployer}?`,
        `What about the ${role} position${atEmployer} made you apply, coming from ${heldAs(latest)}?`,
        `What do you hope to do as ${role}${atEmployer} that you could not do ${worked(latest)}?`,
        `You know what the work is like ${worked(latest)}. What are you looking for as ${role}${atEmployer}?`,
      ]),
      why: 'It is usually the first real question, and the answer sets the tone.',
      goodAnswer: [
        `What draws you to the work itself: name something that this ad says${first[0] === undefined ? '' : `, such as ${nameOf(first[0])}`}.`,
        'What you bring for it, in one example.',
        'Nothing bad about your last employer.',
      ],
      names: [role, employer, heldAs(latest), latest.title, latest.place],
    });
  }
  if (earliest !== undefined && latest !== undefined && earliest !== latest)
    add('path', {
      text: turn('path', [
        `Walk me through your path from ${heldAs(earliest)} to ${heldAs(latest)}. What made you move each time?`,
        `How did you get from ${heldAs(earliest)} to ${heldAs(latest)}, and how does ${role} fit in?`,
        `You went from ${heldAs(earliest)} to ${heldAs(latest)}. Which step on that way mattered most?`,
        `If you tell me your working life in two minutes, from ${heldAs(earliest)} on, what ties it together?`,
        `What did you take with you from your time ${worked(earliest)} that you still need as ${role}?`,
      ]),
      why: 'The interviewer wants to hear a thread, and how you talk about the places you left.',
      goodAnswer: [
        'Two minutes, one reason for each change.',
        'More about what you moved towards than what you left.',
        `The last sentence leads to ${role}.`,
      ],
      names: [heldAs(earliest), heldAs(latest), role],
    });
  const both = andList(first.slice(0, 2).map(nameOf));
  const either = first.slice(0, 2).map(nameOf).join(' or ');
  if (first.length >= 2)
    add('first', {
      text: turn('first', [
        `The ad puts ${both} first. Which of the two would you be good at from the first day, and which would take you longer?`,
        `Of everything we ask for, ${both} matter most. How would you show us in your first three months that we made the right choice?`,
        `We would rely on you for ${both}. With which of them would you need help at first?`,
        ...(first.every((topic) => open.includes(topic))
          ? [`Which would you learn first, ${either}, and how?`]
          : [`Between ${both}, where is your own strength, and what tells you so?`]),
      ]),
      why: 'They stand out in the ad, and the answer shows whether you read it and know yourself.',
      goodAnswer: [
        'A clear choice, with an example for the one you are good at.',
        'How you would learn the other, and by when.',
      ],
      names: first.slice(0, 2).map(nameOf),
    });
  const [gap] = open;
  if (gap !== undefined)
    add('weakest', {
      text: turn('weakest', [
        `What do you see as the biggest gap between your resume and this job? My guess would be ${nameOf(gap)}.`,
        `If anything gave us pause, it would be ${nameOf(gap)}. What would you say to that?`,
        `Comparing your resume with the ad, I don’t see ${nameOf(gap)}. What would you point to instead?`,
        `The one thing I could not find on your resume is ${nameOf(gap)}. How would you close that?`,
        `Other applicants will know ${nameOf(gap)}. Why should we still choose you?`,
        `How much would it slow you down here that your resume shows no ${nameOf(gap)}?`,
      ]),
      why: 'The interviewer has seen it and wants to know whether you have, too.',
      goodAnswer: [
        'Say it before they do, without playing it down.',
        'What comes closest, and what you have done about it already.',
        'What you would do about it in the first weeks.',
      ],
      names: [gap.name],
    });
  add('employer', {
    text:
      employer === undefined
        ? turn('employer-unnamed', [
            `What would you want to find out about us before you accepted the ${role} position?`,
            `What kind of place do you want to be ${role} at, and what kind would you leave?`,
            `Where else have you applied as ${role}, and what would make you choose us?`,
            `What would make you turn down an offer as ${role}?`,
          ])
        : turn('employer', [
            `What do you know about ${employer}, and what would you want to know before saying yes?`,
            `Why ${employer}, and where else are you looking?`,
            `How would you describe ${employer} to a friend who has never heard of it?`,
            `What made you stop at the ad of ${employer} rather than another?`,
            `Looking back in a year, what would have made ${employer} the right choice for you?`,
          ]),
    why: 'It shows in a minute who has prepared.',
    goodAnswer: [
      `Two facts about ${here} that are not in the ad, and why they matter to you.`,
      'One real question of your own.',
    ],
    names: [employer, role],
  });
  if (remote !== undefined && place !== undefined)
    add('place', {
      text:
        remote === 'onsite'
          ? `The job is on site in ${place}. Does that work for you?`
          : `The job is ${remote}, and the ad says ${place}. How do you work best, and what do you need from a team you don’t see every day?`,
      why: 'A practical point that ends many applications late, so it’s best settled early.',
      goodAnswer: ['Yes or no, and from when.', 'How you have worked that way before, if you have.'],
      names: [place],
    });
  return found;
}

/** A question about something one holds: a licence, a certificate, a degree, a language. */
export function credential({ topic: { form, name, shown, must } }: TopicAsk, turn: Turn): Wording | undefined {
  const isShown = shown === 'shown' || shown === 'listed';
  const why = isShown
    ? `The ad ${must ? 'requires' : 'names'} it: the interviewer checks that it is current.`
    : `The ad ${must ? 'requires' : 'names'} it, and your resume does not say that you have it.`;
  const names = [name];
  if (form === 'licence')
    return {
      text: isShown
        ? turn('licence', [
            `Is your ${name} current, when does it expire, and where is it valid?`,
            `When did you last renew your ${name}, and what have you learned from keeping it up?`,
            `You hold ${name}. When did you last need it, and when does it expire?`,
          ])
        : turn('licence-open', [
            `${must ? 'The job requires' : 'We would like to see'} ${name}. Do you have it, and if not, when could you get it?`,
            `I don’t see ${name} on your resume. Where do you stand with it?`,
          ]),
      why,
      goodAnswer: isShown
        ? ['When it expires, and who issued it.', 'That you can show it today.']
        : [
            'Whether you hold it: yes or no comes first.',
            'If not, when you could take it and what you have done towards it.',
          ],
      names,
    };
  if (form === 'degree')
    return isShown
      ? undefined
      : {
          text: `The ad asks for ${isReadable(name) ? `“${name}”` : 'a degree that your resume doesn’t show'}. What do you have that stands for it?`,
          why,
          goodAnswer: [
            'What you have studied or learned, by its name.',
            'Work of yours that shows the same knowledge.',
          ],
          names,
        };
  if (form === 'language')
    return {
      text: isShown
        ? `When did you last use ${name} at work, and how confident are you writing in it?`
        : `The ad asks for ${name}. How well do you speak and write it?`,
      why,
      goodAnswer: [
        'Your level in plain words.',
        'A real conversation or text, and with whom. Be ready to switch to it.',
      ],
      names,
    };
  return undefined;
}

/** A list of abbreviations with slashes is no text to read out. */
const isReadable = (name: string): boolean => name.includes(' ') && name.length <= 90 && !/\/.*\//.test(name);
