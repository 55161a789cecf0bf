import words from '../../words/matching/quantities.json';
import { patternOf } from '../../words/word-table.ts';
import { foldAccents } from '../../language/tokenise.ts';

/** Numbers that measure nothing: years, versions, standards, hours round the clock, levels, ordinals. */
const unmeasured = patternOf(words, 'unmeasured', 'g');

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|hundreds|thousand|thousands|million|millions|dozen|dozens|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|hundert|tausend|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien|cientos|mil';
const multiples =
  'doubled?|doubling|tripled?|tripling|quadrupled|halved|halving|twice|threefold|twofold|tenfold|verdoppelt\\w*|verdreifacht\\w*|halbiert\\w*|double|triple|duplic\\w+|triplic\\w+';
const measured = new RegExp(`\\d|\\b(?:${numberWords}|${multiples})\\b`);

/** Whether a sentence says how much, how many or how often: "cut costs by 18 %", "a team of 35", "doubled sales". */
export function isQuantified(text: string): boolean {
  return measured.test(foldAccents(text).replace(unmeasured, ' '));
}
