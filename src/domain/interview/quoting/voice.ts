import type { Topic } from '../material/topics.ts';
import type { Post } from '../material/posts.ts';
import type { OwnLine } from '../material/own-lines.ts';
import type { CareerFact } from '../material/career.ts';
import { achievementKindOf } from '../material/achievements.ts';
import type { ClaimAsk, JobAsk, TradeAsk, Turn, TopicAsk, Voice, Wording } from '../wording.ts';
import type { Advice, Phrases } from './phrases.ts';
import { forEmployerIn, tipsIn } from './preparing.ts';
import { motivationIn } from './motivation.ts';
import { cut, heldAs, plain } from './quoted.ts';

/** Questions of the trade by the family of a skill, the most particular first. */
export type Probes = ReadonlyMap<string, readonly string[]>;

/** An interviewer who quotes the ad and the resume rather than bend their words: for languages whose grammar is not known here. */
export function quotingVoice(phrases: Phrases, probes: Probes): Voice {
  return {
    technical: (ask, turn) => technical(ask, turn, phrases, probes),
    tradeClaim: (ask, turn) => tradeClaim(ask, turn, phrases, probes),
    duty: (ask, turn) => duty(ask, turn, phrases),
    trait: (ask) => trait(ask, phrases),
    claim: (ask, turn) => claim(ask, turn, phrases),
    credential: (ask, turn) => credential(ask, turn, phrases),
    career: (fact, ask) => career(fact, ask, phrases),
    motivation: (ask, turn) => motivationIn(ask, turn, phrases),
    missingPart: (part) => phrases.missingPart[part],
    forEmployer: (pair, remarks) => forEmployerIn(pair, remarks, phrases),
    tips: (pair, stories) => tipsIn(pair, stories, phrases),
  };
}

const worded = (
  text: string | undefined,
  advice: Advice,
  names: readonly (string | undefined)[],
): Wording | undefined => (text === undefined ? undefined : { text, ...advice, names });

/** The next frame that this prep has not used; undefined where all have been. */
const fresh = <T>(turn: Turn, of: string, frames: readonly T[]): T | undefined => {
  const none = {};
  const found = turn<unknown>(of, frames, [none]);
  return found === none ? undefined : (found as T);
};

const ownLine = (line: OwnLine, turn: Turn, { ownLine: frames, quote, held }: Phrases): string =>
  turn('own-line', frames)(quote(cut(line.text)), heldAs(line.post, held));

const postNames = (post: Post | undefined): (string | undefined)[] => [post?.title, post?.place];

/** A sentence of the ad as it stands, and everything else by its name. */
const saidOf = ({ form, name }: Topic, { quote }: Phrases): string => (form === 'doing' ? quote(cut(name)) : name);

function technical(ask: TopicAsk, turn: Turn, phrases: Phrases, probes: Probes): Wording | undefined {
  const { topic, line, near, role } = ask;
  const { form, shown, family } = topic;
  const said = saidOf(topic, phrases);
  const names = [cut(topic.name), near, line && cut(line.text), ...postNames(line?.post)];
  const next = (): string | undefined => {
    const ofTrade = ask.isTrade || form === 'tool' ? (probes.get(family ?? '') ?? []) : [];
    return (
      fresh(turn, 'probe', ofTrade) ??
      (form === 'tool' ? fresh(turn, 'tool', phrases.tool)?.(said, role) : fresh(turn, 'shown', phrases.shown))
    );
  };
  if (shown === 'shown' && (line !== undefined || form !== 'doing')) {
    const followUp = next();
    if (followUp === undefined) return undefined;
    const own = line === undefined ? '' : ` ${ownLine(line, turn, phrases)}`;
    const isSaid = line?.text.toLowerCase().includes(topic.name.toLowerCase()) === true;
    const lead = isSaid
      ? undefined
      : fresh(turn, form === 'doing' ? 'ad-line' : 'subject', form === 'doing' ? phrases.adLine : phrases.subject);
    if (lead === undefined && line === undefined) return undefined;
    return worded(`${lead?.(said, role) ?? ''}${own} ${followUp}`.trim(), phrases.advice.shown, names);
  }
  if (shown === 'shown') return undefined;
  if (shown === 'listed' && form !== 'doing')
    return worded(fresh(turn, 'listed', phrases.listed)?.(said, role), phrases.advice.listed, names);
  if (near !== undefined) return worded(fresh(turn, 'near', phrases.near)?.(near, said), phrases.advice.missing, names);
  // What something near to it shows is not said to be missing.
  const isNear = shown === 'related';
  const [of, frames] =
    form === 'doing'
      ? (['missing-doing', phrases.missingDoing.slice(0, isNear ? -1 : undefined)] as const)
      : form === 'tool'
        ? (['missing-tool', phrases.missingTool.slice(isNear ? 1 : 0)] as const)
        : (['missing', phrases.missing.slice(isNear ? 2 : 0)] as const);
  return worded(fresh(turn, of, frames)?.(said, role), phrases.advice.missing, names);
}

function duty({ topic, line, role }: TopicAsk, turn: Turn, phrases: Phrases): Wording | undefined {
  const said = saidOf(topic, phrases);
  const names = [cut(topic.name), line && cut(line.text), ...postNames(line?.post)];
  if (line !== undefined) {
    const [frames, of] = topic.form === 'doing' ? [phrases.adLine, 'ad-line'] : [phrases.subject, 'subject'];
    const lead = fresh(turn, of, frames)?.(said, role);
    const followUp = fresh(turn, 'duty-shown', phrases.dutyShown);
    if (lead === undefined || followUp === undefined) return undefined;
    return worded(`${lead} ${ownLine(line, turn, phrases)} ${followUp}`, phrases.advice.duty, names);
  }
  if (topic.shown === 'shown') return undefined;
  const open = topic.form === 'doing' ? phrases.dutyOpen : topic.shown === 'listed' ? phrases.listed : phrases.missing;
  const of = topic.form === 'doing' ? 'duty-open' : topic.shown === 'listed' ? 'listed' : 'missing';
  return worded(fresh(turn, of, open)?.(said, role), phrases.advice.dutyOpen, names);
}

function claim({ line }: Pick<ClaimAsk, 'line'>, turn: Turn, phrases: Phrases): Wording | undefined {
  // The verbs by which `probeOf` tells are English.
  const of = achievementKindOf(line) ?? 'other';
  const amount = of === 'less' || of === 'more' ? line.figures.find((each) => /[%€]|\d{2}/.test(each)) : undefined;
  const ways = phrases.claims[of];
  const options = amount === undefined ? ways : [phrases.figure(amount), ...ways];
  const followUp = fresh(turn, `claim-${of}`, options) ?? fresh(turn, 'claim-other', phrases.claims.other);
  if (followUp === undefined) return undefined;
  return worded(`${ownLine(line, turn, phrases)} ${followUp}`, phrases.advice.claim, [
    cut(line.text),
    ...postNames(line.post),
  ]);
}

function tradeClaim({ line, family }: TradeAsk, turn: Turn, phrases: Phrases, probes: Probes): Wording | undefined {
  const followUp = fresh(turn, 'probe', probes.get(family) ?? []);
  if (followUp === undefined) return undefined;
  const names = [cut(line.text), ...postNames(line.post)];
  return worded(`${ownLine(line, turn, phrases)} ${followUp}`, phrases.advice.shown, names);
}

function trait({ topic, post }: TopicAsk, { traits, advice, held, asHeld, quote }: Phrases): Wording | undefined {
  if (post === undefined) return undefined;
  const text = traits[topic.name]?.(asHeld(heldAs(post, held)));
  const written = topic.requirements[0]?.text ?? '';
  const { why, goodAnswer } = advice.trait;
  return worded(text, { why: why.replace('…', quote(written)), goodAnswer }, postNames(post));
}

function credential({ topic, role }: TopicAsk, turn: Turn, phrases: Phrases): Wording | undefined {
  const { form, name, shown } = topic;
  const isShown = shown === 'shown' || shown === 'listed';
  const { advice } = phrases;
  if (form === 'licence')
    return isShown
      ? worded(fresh(turn, 'licence', phrases.licence)?.(phrases.quote(name), role), advice.held, [name])
      : worded(fresh(turn, 'licence-open', phrases.licenceOpen)?.(phrases.quote(name), role), advice.notHeld, [name]);
  if (form === 'degree')
    return isShown
      ? undefined
      : worded(phrases.degreeOpen(isWhole(name) ? phrases.quote(name) : undefined), advice.notHeld, [name]);
  if (form !== 'language') return undefined;
  return worded((isShown ? phrases.languageShown : phrases.languageOpen)(name, role), advice.language, [name]);
}

/** Whether words of the ad can stand alone: neither one nor a paragraph, and with no loose end. */
const isWhole = (text: string): boolean =>
  /\s/.test(text) && text.length <= 110 && !/\s(?:\p{L}{1,3}|oder|sowie|avec|pour|con|para)$/u.test(text);

function career(fact: CareerFact, ask: JobAsk, phrases: Phrases): Wording | undefined {
  const { advice, career: asked, howLong, list } = phrases;
  const heldOf = (post: Post, months = 0) => ({
    post: heldAs(post, phrases.held),
    time: howLong(months),
    role: phrases.quote(phrases.role(ask.role)),
  });
  switch (fact.kind) {
    case 'gap': {
      const [before, after] = [heldOf(fact.before).post, heldOf(fact.after).post];
      return worded(asked.gap(before, after, howLong(fact.months)), advice.gap, [before, after]);
    }
    case 'since-last':
      return worded(asked.sinceLast(heldOf(fact.before, fact.months)), advice.gap, postNames(fact.before));
    case 'short-stays':
      return worded(
        asked.shortStays(list(fact.posts.map((post) => heldOf(post).post))),
        advice.tenure,
        fact.posts.flatMap(postNames),
      );
    case 'long-stay':
      return worded(
        asked.longStay(heldOf(fact.post, fact.years * 12), fact.post.present),
        advice.tenure,
        postNames(fact.post),
      );
    case 'another-field':
      return worded(asked.anotherField(heldOf(fact.latest)), advice.field, [ask.role, ...postNames(fact.latest)]);
    case 'step-up':
      return worded(asked.stepUp(heldOf(fact.latest)), advice.level, [ask.role, ...postNames(fact.latest)]);
    case 'step-down':
      return worded(asked.stepDown(heldOf(fact.latest)), advice.level, [ask.role, ...postNames(fact.latest)]);
    case 'years':
      return worded(asked.years(fact.asked, fact.shown), advice.years, [String(fact.asked)]);
    case 'back-to-field':
      return undefined;
  }
}

/** Probes as a table holds them: the family, then the questions, each in a column of its own. */
export const probesIn = (entries: readonly { head: string; columns: readonly (readonly string[])[] }[]): Probes =>
  new Map(entries.map(({ head, columns }) => [head, columns.map((items) => plain(items.join(', ')))]));
