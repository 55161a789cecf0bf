import { foldAccents } from '../../language/tokenise.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import goals from '../../words/ranking/goals.json' with { type: 'json' };
import { alternativesOf } from '../../words/word-table.ts';
import { titleReader, type TitleReader } from './ranked-title.ts';

const announced = new RegExp(String.raw`(?<![\p{L}])(?:${alternativesOf(goals, 'announced by')})(?![\p{L}])`, 'gu');
/** Where the name of a job ends. */
const ending = new RegExp(String.raw`[.;:!?\n()]|(?<![\p{L}])(?:${alternativesOf(goals, 'ended by')})(?![\p{L}])`, 'u');
/** "a position as a", "a full-time role in": what stands between the announcement and the job. */
const between = new RegExp(String.raw`(?<![\p{L}])(?:${alternativesOf(goals, 'between')})(?![\p{L}])`, 'gu');
const mostWords = 6;
/** A phrase without a role's name is a job only where it is short: "data analysis". */
const fewWords = 3;

const joints = new RegExp(String.raw`[,/]|(?<![\p{L}])(?:${alternativesOf(goals, 'joined by')})(?![\p{L}])`, 'u');

/** Phrases in which a text tells the jobs that its person looks for: "seeking a role as junior data analyst or controller". */
function goalPhrases(text: string): string[] {
  const folded = foldAccents(text);
  return [...folded.matchAll(announced)].flatMap((match) => {
    const after = folded.slice(match.index + match[0].length).replace(/^[\s:,–-]+/, '');
    const end = ending.exec(after)?.index ?? after.length;
    return after
      .slice(0, end)
      .split(joints)
      .map((phrase) => phrase.replace(between, ' ').trim().split(/\s+/).slice(0, mostWords).join(' '))
      .filter((phrase) => phrase !== '');
  });
}

/** A goal that a resume states, readable for comparison with titles of another language. */
export interface StatedGoal {
  text: string;
  titleFor: TitleReader;
}

/** The texts that may tell what the person looks for: the headline, the summary, and what stands under a heading that says so. */
function goalTexts({ resume: { basics }, lines }: Pick<ParsedResume, 'resume' | 'lines'>): string[] {
  const texts: string[] = [];
  let heading: string | undefined;
  let under: string[] = [];
  const close = () => {
    if (under.length > 0) texts.push(`${heading ?? ''} ${under.join(' ')}`);
    under = [];
  };
  for (const line of lines) {
    if (line.heading) {
      close();
      heading = goalPhrases(`${line.text} work`).length > 0 ? `${line.text}:` : undefined;
    } else if (heading !== undefined || line.section === 'summary' || line.section === 'other') under.push(line.text);
  }
  close();
  return [basics?.label ?? '', ...texts];
}

/** The jobs that a resume says its person is looking for; phrases that name no occupation are none. */
export function statedGoals(parsed: ParsedResume): StatedGoal[] {
  const { language } = parsed;
  return goalTexts(parsed)
    .flatMap(goalPhrases)
    .map((text) => ({ text, titleFor: titleReader(text, language) }))
    .filter(({ text, titleFor }) => {
      const { occupations, roles } = titleFor(language);
      return occupations.size > 0 && (roles.size > 0 || text.split(' ').length <= fewWords);
    });
}
