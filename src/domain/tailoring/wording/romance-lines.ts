import french from '../../words/tailoring/french-lines.json' with { type: 'json' };
import spanish from '../../words/tailoring/spanish-lines.json' with { type: 'json' };
import { alternativesOf, entriesOf, headsOf, type WordTable } from '../../words/word-table.ts';
import { isOneStatement, openingOf, type LineForm, type LineGrammar } from './line-words.ts';

/** What French and Spanish say differently about the same grammar. Patterns are pieces of regular expressions. */
interface Romance {
  words: WordTable;
  /** Before a noun that has been named: "de la", "la". */
  article: string;
  /** Articles without a preposition. */
  bareArticle: string;
  /** Before an infinitive, an indefinite article or a bare noun. */
  preposition: string;
  and: string;
  /** How verbs end in the forms that lines open with. */
  endings: Readonly<Record<'past' | 'infinitive', string>>;
  /** What a noun's complement begins with, and what a verb's object begins with in its place. */
  objects: readonly (readonly [complement: RegExp, object: string])[];
  /** The other way round. */
  complements: readonly (readonly [object: RegExp, complement: string])[];
  /** "by means of", with the article of the noun that follows; undefined where its gender is not known. */
  means: (noun: string) => string | undefined;
  /** Before the clause that tells what was brought: ", ce qui a permis de". */
  brought: string;
  /** How an amount of change is told behind a verb, and how behind a noun. */
  amount?: readonly [behindVerb: RegExp, behindNoun: string];
  /** Endings of nouns that tell what is done, unless the table knows better. */
  doingEndings: string;
  /** Endings of nouns that may tell it. */
  likelyEndings: string;
}

interface Doing {
  noun: string;
  infinitive: string | undefined;
  past: string | undefined;
}

/** The rules for a language whose nouns take what was done by "de". */
function romanceLines(language: Romance): LineGrammar {
  const { words, article, bareArticle, preposition, and } = language;
  const doings = entriesOf(words, 'nouns of doing').map(({ head, columns: [infinitives = [], pasts = []] }): Doing => ({
    noun: head,
    infinitive: infinitives[0],
    past: pasts[0],
  }));
  const byNoun = new Map(doings.map((doing) => [doing.noun, doing]));
  const byInfinitive = new Map(
    doings.flatMap((doing) => (doing.infinitive ? [[doing.infinitive, doing] as const] : [])),
  );
  const pasts = new Set(doings.flatMap(({ past }) => past ?? []));
  const done = new Map(
    entriesOf(words, 'things').map(({ head, columns: [[noun = ''] = []] }): [string, string] => [head, noun]),
  );
  const toPeople = new Set(headsOf(words, 'done to people'));
  const anyOf = (names: Iterable<string>): string => [...names].toSorted((a, b) => b.length - a.length).join('|');
  const end = String.raw`(?![\p{L}\p{N}])`;
  const things = alternativesOf(words, 'names of things, not of doing');
  const anyNoun = String.raw`(?:${anyOf(byNoun.keys())}|(?!(?:${things})${end})\p{L}{2,}${language.doingEndings})`;
  const anyArticle = String.raw`${article}|de |d['’]`;
  const keeps = new Set(headsOf(words, 'keep their preposition'));

  const weak = openingOf(words, 'weak openings');
  const bare = new RegExp(String.raw`^(?:${alternativesOf(words, 'openings of bare nouns')})(?:['’e]? ?)`, 'iu');
  const doing = new RegExp(String.raw`^(?:${article})(${anyNoun})${end}(?=[ ,])`, 'iu');
  const bareDoing = new RegExp(String.raw`^(${anyNoun})${end}(?=[ ,])`, 'iu');
  const infinitives = new RegExp(
    String.raw`^(?:${preposition})(${anyOf(byInfinitive.keys())})(?:( ${and} )(?:${preposition})?(${anyOf(byInfinitive.keys())}))?${end} `,
    'iu',
  );
  const anyInfinitive = new RegExp(
    String.raw`(?:,| ${and}| o| ou)(?: ${preposition})? ?\p{Ll}+(?:er|ir|ar|oir|re)${end}`,
    'iu',
  );
  const thing = new RegExp(
    String.raw`^(?:${article}|(?:${preposition})une? |(?:${preposition})una? )(${anyOf(done.keys())})${end}`,
    'iu',
  );

  const behindWeak = new RegExp(String.raw`^(?:${preposition})`, 'iu');

  function strengthenOpening(text: string, form: LineForm): string | undefined {
    const tasks = bare.exec(text);
    const opening = weak.exec(text);
    if (!isOneStatement(text)) return undefined;
    if (tasks !== null && form === 'noun') {
      const rest = text.slice(tasks[0].length);
      const [noun] = bareDoing.exec(rest) ?? [];
      return noun === undefined ? undefined : withFellows(noun, rest.slice(noun.length));
    }
    const rest = opening === null ? undefined : text.slice(opening[0].length).trimStart();
    if (rest === undefined) return undefined;
    // "chargée d'assurer la surveillance": one weak opening behind the other.
    const inner = rest.replace(behindWeak, '');
    const told = fromNoun(rest, form) ?? fromInfinitive(rest, form) ?? fromThing(rest, form);
    return told ?? (inner === rest ? undefined : strengthenOpening(inner, form));
  }

  const fellow = new RegExp(
    String.raw`^((?:(?! ${and} |,).)*)( ${and} |, )(?:${article})(?=(?:${anyNoun})${end})`,
    'iu',
  );
  const leftArticle = new RegExp(String.raw`(?:,| ${and}) (?:${bareArticle})`, 'iu');
  const innerDoing = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyNoun})${end}`, 'iu');

  const startsBare = new RegExp(String.raw`^(?:${bareArticle})`, 'iu');
  /** A further noun that may be a fellow of the first one or a part of what is done: which, only the sense tells. */
  const otherDoing = new RegExp(
    String.raw`^((?:(?! ${and} |,).)*)(?: ${and} |, )(?:${anyArticle})\p{L}*${language.likelyEndings}s?${end}`,
    'iu',
  );
  const atOnce = new RegExp(String.raw`^(?: ${and} |, )(?:${anyArticle})`, 'iu');
  const otherObject = new RegExp(String.raw`(?: ${and} |, )(?:${anyArticle}|une? |una? |al )`, 'iu');

  /** "de la gestion d'une équipe" as "gestion d'une équipe", or as the verb that the noun says. */
  function fromNoun(text: string, form: LineForm): string | undefined {
    const [whole, noun = ''] = doing.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const rest = text.slice(whole.length);
    if (form !== 'noun') return verbOf(noun, rest, form);
    // "la gestion du stock et le planning": what has no noun of its own would hang in the air.
    const isOpen = startsBare.test(text) && leftArticle.test(rest.replace(fellow, '$1$2'));
    return isOpen ? undefined : withFellows(noun, rest);
  }

  /** A noun of doing with what follows, in which a fellow of its own ("et de la formation") loses its article. */
  function withFellows(noun: string, rest: string): string | undefined {
    const [, before = '', link = ''] = fellow.exec(rest) ?? [];
    const others = link !== '' && !innerDoing.test(before) ? rest.replace(fellow, '$1$2') : rest;
    const [, beforeOther = ''] = otherDoing.exec(others) ?? [];
    const hangs = otherDoing.test(others) && !innerDoing.test(beforeOther);
    return hangs || atOnce.test(others) || others.split(' ').length < 3 ? undefined : `${noun}${others}`;
  }

  /** A noun with its complement as a verb with its object, in a form; undefined where the object may need a word of its own. */
  function verbOf(noun: string, rest: string, form: 'infinitive' | 'past'): string | undefined {
    const known = byNoun.get(noun.toLowerCase());
    const verb = form === 'infinitive' ? known?.infinitive : known?.past;
    const [pattern, object] = language.objects.find(([complement]) => complement.test(rest)) ?? [];
    if (verb === undefined || pattern === undefined || object === undefined) return undefined;
    if (toPeople.has(noun.toLowerCase()) || otherObject.test(rest)) return undefined;
    return `${verb}${rest.replace(pattern, object)}`;
  }

  function fromInfinitive(text: string, form: LineForm): string | undefined {
    const [whole, first = '', link = '', second] = infinitives.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const verbs = [first, ...(second === undefined ? [] : [second])].map((verb) =>
      byInfinitive.get(verb.toLowerCase()),
    );
    const rest = text.slice(whole.length);
    if (anyInfinitive.test(rest)) return undefined;
    const told = verbs.map((verb) => (form === 'noun' ? verb?.noun : form === 'past' ? verb?.past : verb?.infinitive));
    if (told.includes(undefined)) return undefined;
    if (form !== 'noun') return `${told.join(link)} ${rest}`;
    if (otherObject.test(rest)) return undefined;
    // "Atender a los clientes" is "atención a los clientes".
    if (told.some((noun) => keeps.has(noun ?? '')))
      return told.length === 1 && /^al? /.test(rest) ? `${told.join('')} ${rest}` : undefined;
    const [pattern, complement] = language.complements.find(([object]) => object.test(rest)) ?? [];
    return pattern === undefined ? undefined : `${told.join(link)} ${rest.replace(pattern, complement ?? '')}`;
  }

  /** Who answers for a budget manages it. */
  function fromThing(text: string, form: LineForm): string | undefined {
    const [whole, what = ''] = thing.exec(text) ?? [];
    if (whole === undefined || new RegExp(String.raw` ${and} |,`, 'iu').test(text)) return undefined;
    const noun = done.get(what.toLowerCase()) ?? '';
    return form === 'noun' ? `${noun} ${text}` : verbOf(noun, ` ${text}`, form);
  }

  const changes = new Map(
    entriesOf(words, 'changes').map(({ head, columns: [[noun = ''] = []] }): [string, string] => [head, noun]),
  );
  const result = new RegExp(
    String.raw`^(${anyNoun})( [^,]*), (?:${language.brought})(${anyOf(changes.keys())}) ([^,]*\d[^,]*?)(\.?)$`,
    'iu',
  );

  function resultFirst(text: string): string | undefined {
    const [, noun = '', rest = '', change = '', what = '', stop = ''] = result.exec(text) ?? [];
    const means = noun === '' || !isOneStatement(text) ? undefined : language.means(noun.toLowerCase());
    const [pattern, complement] = language.complements.find(([object]) => object.test(what)) ?? [];
    if (means === undefined || pattern === undefined || new RegExp(String.raw` ${and} `, 'iu').test(what))
      return undefined;
    const [behindVerb = /$^/, behindNoun = ''] = language.amount ?? [];
    const changed = what.replace(pattern, complement ?? '').replace(behindVerb, behindNoun);
    return `${changes.get(change.toLowerCase()) ?? ''} ${changed} ${means}${noun.toLowerCase()}${rest}${stop}`;
  }

  // A verb that no table has is told by its ending and the object behind it.
  const verbal = (known: Iterable<string>, endings: string): RegExp =>
    new RegExp(
      String.raw`^(?:(?:${anyOf(known)})${end}|\p{L}+(?:${endings}) (?:${bareArticle}|une? |una? |aux? |al? ))`,
      'iu',
    );
  const openers: readonly (readonly [LineForm, RegExp])[] = [
    ['noun', bareDoing],
    ['past', verbal(pasts, language.endings.past)],
    ['infinitive', verbal(byInfinitive.keys(), language.endings.infinitive)],
  ];

  return {
    words,
    strengthenOpening,
    resultFirst,
    formOf: (text) => openers.find(([, opener]) => opener.test(text))?.[0],
  };
}

const vowel = /^[aeiouhéèêàâîôûœ]/iu;

export const frenchLines = romanceLines({
  words: french,
  article: String.raw`de la |de l['’]|du |des |à la |à l['’]|au |aux |la |le |les |l['’]`,
  bareArticle: String.raw`la |le |les |l['’]`,
  preposition: String.raw`de |d['’]|à |`,
  and: 'et',
  endings: { past: 'é', infinitive: 'er|ir|re' },
  doingEndings: '(?:tion|sion|ment|age)',
  likelyEndings: '(?:tion|sion|ment|age|ance|ence|ture)',
  objects: [
    [/^ de (?=la |l['’]|\d)/, ' '],
    [/^ du /, ' le '],
    [/^ des /, ' les '],
    [/^ d['’](?=une? )/, ' '],
    [/^ de (?=(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs) )/, ' '],
  ],
  complements: [
    [/^(?=la |l['’]|\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs) )/, 'de '],
    [/^le /, 'du '],
    [/^les /, 'des '],
    [/^(?=une? )/, 'd’'],
    [/^des (?=[^aeiouhéèêàâîôûœ])/iu, 'de '],
    [/^des (?=[aeiouéèêàâîôûœ])/iu, 'd’'],
  ],
  means: (noun) =>
    vowel.test(noun)
      ? 'grâce à l’'
      : /(?:tion|sion|ance|ture|mise .*|refonte|relance)$/.test(noun)
        ? 'grâce à la '
        : /(?:ment|age)$/.test(noun)
          ? 'grâce au '
          : undefined,
  brought: String.raw`(?:ce qui (?:nous )?a permis|permettant) (?:de |d['’])`,
});

export const spanishLines = romanceLines({
  words: spanish,
  article: 'de la |de las |de los |del |la |las |los |el ',
  bareArticle: 'la |las |los |el ',
  preposition: 'de |en |',
  and: '(?:y|e)',
  endings: { past: 'é|í', infinitive: 'ar|er|ir' },
  doingEndings: '(?:ción|sión|miento|aje)',
  likelyEndings: '(?:ción|sión|miento|aje|anza|ura)',
  objects: [
    [/^ de (?=la |las |los |una? |\d)/, ' '],
    [/^ del /, ' el '],
    [/^ de (?=(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias) )/, ' '],
  ],
  complements: [
    [/^al /, 'del '],
    [/^(?:a )?(?=la |las |los |una? |\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias) )/, 'de '],
    [/^el /, 'del '],
    [/^(?=\p{Ll}+s )/u, 'de '],
  ],
  means: (noun) =>
    /(?:ción|sión|apertura|mejora|limpieza)$/.test(noun)
      ? 'mediante la '
      : /(?:o|je|ño)$/.test(noun)
        ? 'mediante el '
        : undefined,
  brought: '(?:lo que permitió|lo cual permitió|permitiendo) ',
  amount: [/(?<! en| de) un (?=\d[\d.,]*\s?%)/, ' en un '],
});
