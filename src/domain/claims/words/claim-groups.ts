/**
 * Words whose presence is a claim, in groups: within a group one word may stand for another, and a group that the
 * source does not use cannot be used. Lower case; matched as whole words, `*` for any ending.
 */
export interface ClaimGroup {
  name: string;
  pattern: RegExp;
  /** Names of groups that support this one as well. */
  also?: readonly string[];
  /** Supports others and is no claim itself. */
  neutral?: boolean;
}

const group = (name: string, words: string, also?: readonly string[]): ClaimGroup => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .trim()
      .split(/\s*,\s*/)
      .map((word) =>
        word
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replace(/\*/g, '\\p{L}*')
          .replace(/ /g, '[\\s-]'),
      )
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  ...(also === undefined ? {} : { also }),
});

/** Who did it and how much of it: leading, doing it alone, its reach, being first. */
export const scopeGroups: readonly ClaimGroup[] = [
  group(
    'led',
    `led, lead, leads, leading, leader*, head, headed, heading, heads, direct, directed, directing, directs, director*, manage*, managing, management,
    oversee*, oversaw, overseeing, supervis*, spearhead*, chair, chaired, chairing, captain*, commanded, helmed, steered, governed, charge of, orchestrated, masterminded,
    geleitet, leite*, leitung, führ*, verantwort*, dirig*, gér*, gerenci*, encadr*, supervis*, lider*, gestion*, coordinación general`,
    ['accountable'],
  ),
  group('ran', 'ran, run, running, runs', ['led', 'operated', 'owned']),
  {
    ...group('operated', 'operat*, us*, perform*, conduct*, execut*, administer*, organi*, handl*, host*'),
    neutral: true,
  },
  group('accountable', 'responsible, accountable, tasked with, charged with, entrusted with, responsibilit*, duties'),
  group('owned', 'owned, owner, own, owning, ownership', ['led', 'accountable']),
  group(
    'sole',
    `sole, solely, single handed, single handedly, singlehandedly, independently, alone, exclusive, exclusively, personally, autonomously, unassisted, on my own, only person, one person,
    allein*, eigenständig, selbstständig, selbständig, alleinverantwortlich, seul, seule, de façon autonome, solo, en solitario, de forma autónoma`,
  ),
  group(
    'global',
    `global, globally, worldwide, international, internationally, multinational, across the world, around the world, weltweit, international*, mondial*, mundial*, internacional*, across continents, global scale, across * countries, emea, apac, latam`,
  ),
  group('national', 'nationwide, national, nationally, country wide, countrywide, bundesweit, landesweit, nacional*', [
    'global',
  ]),
  group(
    'companywide',
    `company wide, companywide, enterprise wide, organization wide, organisation wide, firm wide, across the company, across the organization, across the organisation, across the enterprise, entire company, entire organization, entire organisation, entire department, whole company, whole organization, all departments, across all departments, across all, every department, unternehmensweit, konzernweit, enterprise`,
  ),
  group('federal', 'federal'),
  group('regional', 'regional, region, regions, regionally, territory', ['national']),
  group(
    'crossfunctional',
    'cross functional, cross department*, cross team, interdepartmental, multi disciplinary, multidisciplinary, interdisciplinary',
  ),
  group('entire', 'entire, entirely, whole, full scale, end to end, complete, from scratch, ground up, comprehensive', [
    'companywide',
  ]),
  group(
    'large',
    'large scale, large, massive, huge, multi million, multimillion, high volume, major, extensive, vast, enterprise scale, enterprise grade, high profile, flagship, strategic, mission critical, business critical',
  ),
  group(
    'first',
    'first, first ever, pioneer*, inaugural, groundbreaking, revolutionary, cutting edge, state of the art, innovative',
  ),
  group(
    'best',
    `best, top, top performing, highest, largest, biggest, leading provider, award winning, record, record breaking, world class, industry leading, market leading, best in class, number one, unparalleled, renowned, premier, most`,
  ),
  group('founded', 'founded, founder, co founder, cofounder, co founded, founding, gegründet, fondé, fundó, fundador*'),
  group(
    'executive',
    'executive, executives, c level, c suite, board of directors, board, vp, cxo, ceo, cto, cfo, coo, president, chief',
  ),
  group(
    'people',
    'team, teams, staff, direct reports, reports to me, subordinates, crew, department, departments, division, workforce, personnel, employees, people, group, members, engineers, developers, nurses, technicians, analysts, associates, workers, officers, representatives, agents, teachers',
  ),
  group('money', 'p&l, profit and loss, budget, budgets, budgeting, portfolio'),
  group('key', 'key, pivotal, critical, crucial, instrumental, essential, vital, central'),
];

/** What came of it. */
export const outcomeGroups: readonly ClaimGroup[] = [
  group(
    'up',
    `increas*, grew, grow, grows, growing, growth, grown, rais*, boost*, expand*, expansion, lift*, uplift*, maximiz*, maximis*, multipl*, surge*, skyrocket*, rise, rose, erhöh*, steiger*, gesteigert, augment*, accru*, aument*, increment*`,
    ['better', 'times'],
  ),
  group(
    'down',
    `reduc*, decreas*, cut, cuts, cutting, lower*, minimiz*, minimis*, shorten*, shrink*, shrank, slash*, trim*, saved, saves, saving, savings, save, drop*, declin*, curb*, mitigat*, reduzier*, senk*, gesenkt, réduc*, rédui*, baiss*, redujo, redujeron, reducción, disminu*`,
    ['better', 'eliminated'],
  ),
  group(
    'better',
    `improv*, enhanc*, optimiz*, optimis*, streamlin*, strengthen*, elevat*, upgrad*, accelerat*, speed*, sped, faster, better, quicker, efficient, efficiently, efficienc*, boost*, moderniz*, modernis*, verbesser*, optimier*, amélior*, mejor*`,
    ['up', 'down', 'times'],
  ),
  group('eliminated', 'eliminat*, eradicat*, prevent*, abolish*, zero, error free, flawless*, without error*'),
  group(
    'exceeded',
    'exceed*, surpass*, outperform*, beat, beating, overachiev*, above target, over target, ahead of schedule, under budget, ahead of',
  ),
  group(
    'won',
    'won, win, winning, award*, prize, honored, honoured, recogniz*, recognis*, recognition, nominat*, accolade*, gewonnen, ausgezeichnet, remporté, ganó, premiado',
  ),
  group('promoted', 'promoted, promotion, promotions, befördert, promu, ascendido'),
  group('earned', 'generat*, earn*, revenue, profit*, sales growth, roi, return on investment', ['up']),
  group(
    'sold',
    'sold, selling, closed deals, closing deals, closed sales, closing sales, upsold, upselling, cross sold',
    ['earned'],
  ),
  group(
    'greatly',
    `significant, significantly, dramatic, dramatically, substantial, substantially, drastic, drastically, massively, exponential, exponentially, greatly, considerably, remarkabl*, tremendous*, deutlich, erheblich, massiv, considérablement, significativamente, drásticamente`,
  ),
  group('satisfaction', 'satisf*, csat, nps'),
  group('retention', 'retention, retain*, churn'),
  group('engagement', 'engagement'),
  group('morale', 'morale, loyalty'),
  group('adoption', 'adoption'),
  group('conversion', 'conversion, conversions, conversion rate*'),
  group('uptime', 'uptime, availability, reliability, reliable'),
  group('productivity', 'productivity, profitability, throughput, competitiveness'),
  group('compliance', 'compliance, compliant'),
];

/** How little of it: words that must not go missing, for the rest would claim more. */
export const hedges = group(
  'helped',
  `help*, assist*, support*, contribut*, participat*, part of, aid, aided, aiding, involved, shadow*, observ*, learn*, learnt, exposure, familiar*, basic, coursework, co founded, co founder, collaborat*, member of, junior, intern, trainee, under the supervision, under supervision, in collaboration, together with, along with, alongside, attempted, tried, proposed, suggest*, recommended, planned to, worked with, worked on, took part, take part, played a, played an, role in, partner*,
  mitgewirkt, mitarbeit, unterstütz*, geholfen, beteilig*, particip*, aidé, aider, assisté, soutenu, contribué, ayud*, apoy*, colabor*, particip*`,
).pattern;

/** Verbs of leading with what they lead: up to the next preposition, number's noun or sign. */
export const ledObject =
  /\b(?:led|lead|leading|headed|heading|directed|directing|managed|managing|manage|oversaw|overseeing|oversee|supervised|supervising|supervise|spearheaded|spearheading|chaired|chairing)\s+((?:(?!(?:of|for|in|on|at|with|to|by|from|across|through|during|under|using|that|which|who|as|and|or|while|including|into|over|within)\b)[\p{L}\d][\p{L}\d'’.%$-]*\s*){1,8})/giu;

const patternOf = (name: string): RegExp => scopeGroups.find((group) => group.name === name)?.pattern ?? /$^/;
/** Leading, or being responsible for. */
export const leadWords = new RegExp(`${patternOf('led').source}|${patternOf('accountable').source}`, 'iu');

/** Being led: words of leading in it are not the person's. */
export const underOthers =
  /\bunder (?:the |close |general )*(?:[\p{L}\d'’]+ ){0,3}?(?:supervision|direction|leadership|management|guidance|lead)\b|\b(?:led|managed|supervised|directed|headed|overseen|chaired|run) by\b|\breport(?:ed|ing)? (?:directly )?to\b[^,.;]*/giu;
