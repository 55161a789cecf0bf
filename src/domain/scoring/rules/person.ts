import words from '../../words/scoring/playful-addresses.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { squeeze } from '../../language/fold.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { judgeCosts, type Judgement, type RuleInput } from '../rule.ts';

/** What each way to reach the person counts. */
const contactWeights = ruleNumbers.contact;

/** Whether a recruiter can see who this is and how to reach them. */
export function contactInformation({ parsed }: RuleInput): Judgement {
  const { name, email, phone, location, url, profiles } = parsed.resume.basics ?? {};
  const present: Record<keyof typeof contactWeights, boolean> = {
    name: Boolean(name),
    email: Boolean(email),
    phone: Boolean(phone),
    place: location !== undefined && Object.values(location).some((part) => part !== undefined && part !== ''),
    link: Boolean(url) || (profiles ?? []).length > 0,
  };
  const missing = (Object.keys(contactWeights) as (keyof typeof contactWeights)[]).filter((key) => !present[key]);
  return judgeCosts(
    'contactInformation',
    missing.map((what) => ({
      code: 'contact-missing',
      points: contactWeights[what],
      facts: { what },
      // Without an address there is nothing to judge.
      ...(what === 'email' && { also: { professionalEmail: 100 } }),
    })),
  );
}

const playful = patternOf(words, 'playful addresses', '', (any) => String.raw`(?:${any})`);

/** Whether the email address reads like a name: playful words and more than a few digits cost. */
export function professionalEmail({ parsed }: RuleInput): Judgement {
  const email = parsed.resume.basics?.email;
  if (!email) {
    const also = { contactInformation: contactWeights.email };
    return judgeCosts('professionalEmail', [{ code: 'email-missing', points: 100, also }]);
  }
  const cost = ruleNumbers.email;
  const local = (email.split('@')[0] ?? '').toLowerCase();
  const words = local.split(/[^a-z]+/).map((word) => withoutName(word, parsed.resume.basics?.name ?? ''));
  const informal = words.some((word) => playful.test(word)) ? cost.informal : 0;
  const numbered = (local.match(/\d/g) ?? []).length > cost.digitsMost ? cost.digits : 0;
  return judgeCosts('professionalEmail', [{ code: 'email-informal', points: informal + numbered, facts: { email } }]);
}

/** Angel, Honey and Babette are names: the person's own name is never playful. */
const withoutName = (word: string, name: string): string =>
  name
    .split(/\s+/)
    .map(squeeze)
    .filter((part) => part.length > 2)
    .reduce((left, part) => left.replaceAll(part, ''), word);
