/** English verbs that resumes open their lines with, in their base form; their other forms follow the rules of spelling. */
export const regularVerbs = `
accelerate accomplish account achieve acquire act adapt address adhere adjust administer adopt advance advertise advise advocate
align allocate amend analyze answer anticipate apply appraise approve arbitrate architect arrange ascertain assemble assess
assign assist attain attend audit augment author authorize automate award balance bill book boost brief broaden budget calculate
calibrate care catalog cater centralize certify chair champion chart check circulate clarify classify clean clear close coach
code collaborate collate collect combine command commission communicate compare compile complete compose compute conceive
conceptualize conclude conduct configure conserve consolidate construct consult contact contain contribute convert convey cook
coordinate correct correspond counsel craft create cultivate curate customize debug decide decorate decrease dedicate define
delegate deliver demonstrate deploy derive design detail detect determine develop devise diagnose digitize diagram direct
discover dispatch dispense display dissect disseminate distribute diversify document double draft earn edit educate elevate
elicit eliminate enable encourage enforce engage engineer enhance enlarge enlist enrich ensure enter establish estimate evaluate
examine exceed execute expand expedite experiment explain explore extend extract fabricate facilitate familiarize fashion file
finalize finance follow forecast form formalize formulate foster fulfill furnish gain gather generate govern grade greet guide
handle head help hire host identify illustrate implement improve incorporate increase influence inform initiate innovate inspect
inspire install institute instruct integrate interact interface interpret interview introduce invent inventory investigate
invoice issue iterate join justify label launch lecture leverage liaise license list load localize locate log maintain manage
manufacture market master maximize measure mediate mentor merge migrate minimize mobilize model moderate modernize modify
monitor motivate move navigate negotiate observe obtain offer onboard operate optimize orchestrate order organize orient
originate outline overhaul own pack package partner perform persuade pilot pioneer place plan play position predict prepare
prescribe present preserve prevent price prioritize process procure produce profile program project promote propose prospect
protect prototype prove provide provision publicize publish purchase pursue qualify quantify raise rank reach receive recommend
reconcile record recover recruit rectify redesign reduce reengineer refactor refer refine reform register regulate rehabilitate
reinforce release remodel renegotiate reorganize repair replace replenish reply report represent research reshape resolve
respond restock restore restructure retain retrieve revamp review revise revitalize route sample save scale scan schedule screen
secure select separate serve service shape share ship simplify simulate solicit solve source spearhead specify sponsor
stabilize staff standardize start stock store strategize streamline strengthen structure study submit succeed suggest
summarize supervise supplement supply support surpass survey sustain synthesize systematize tackle tailor target test tighten
track train transcribe transfer transform transition translate transport treat triage triple tune turn tutor
uncover unify update upgrade use utilize validate value verify view visit visualize weigh welcome widen work yield
`
  .trim()
  .split(/\s+/);

/** Base, past tense, past participle where it differs from the past tense. */
export const irregularVerbs: readonly (readonly [base: string, past: string, participle?: string])[] = [
  ['be', 'was', 'been'],
  ['become', 'became', 'become'],
  ['begin', 'began', 'begun'],
  ['bring', 'brought'],
  ['build', 'built'],
  ['buy', 'bought'],
  ['choose', 'chose', 'chosen'],
  ['cut', 'cut'],
  ['do', 'did', 'done'],
  ['draw', 'drew', 'drawn'],
  ['drive', 'drove', 'driven'],
  ['feed', 'fed'],
  ['find', 'found'],
  ['get', 'got'],
  ['give', 'gave', 'given'],
  ['grow', 'grew', 'grown'],
  ['have', 'had'],
  ['hold', 'held'],
  ['keep', 'kept'],
  ['know', 'knew', 'known'],
  ['lead', 'led'],
  ['learn', 'learned'],
  ['make', 'made'],
  ['meet', 'met'],
  ['oversee', 'oversaw', 'overseen'],
  ['pay', 'paid'],
  ['put', 'put'],
  ['rebuild', 'rebuilt'],
  ['redo', 'redid', 'redone'],
  ['rewrite', 'rewrote', 'rewritten'],
  ['rise', 'rose', 'risen'],
  ['run', 'ran', 'run'],
  ['seek', 'sought'],
  ['sell', 'sold'],
  ['send', 'sent'],
  ['set', 'set'],
  ['speak', 'spoke', 'spoken'],
  ['spend', 'spent'],
  ['take', 'took', 'taken'],
  ['teach', 'taught'],
  ['troubleshoot', 'troubleshot'],
  ['undertake', 'undertook', 'undertaken'],
  ['win', 'won'],
  ['withdraw', 'withdrew', 'withdrawn'],
  ['write', 'wrote', 'written'],
];

/** Verbs of more than one syllable, or ending so that spelling alone cannot tell, that double their last consonant. */
export const doubling = new Set(
  `begin commit cut debug equip get log map plan prefer program put refer run set ship skip stop submit swap tag transfer trim win wrap
   plug plot drop scan chat spot step transmit strip control patrol`.split(/\s+/),
);

/** Base forms that are as often a noun, so that a line beginning with one need not begin with a verb. */
export const nounLike = new Set(
  `account address advance answer approach audit author award balance bill book boost brief budget care catalog
   chair champion chart check close coach code command commission contact counsel craft
   cut design detail diagram direct display document double draft drive engineer estimate
   experiment extract fashion feed file finance forecast form gain grade guide handle head help hire host increase influence
   interface interview inventory invoice issue label launch lead lecture leverage license list load log manufacture
   market master measure mentor model monitor move offer order outline overhaul own pack package partner pilot pioneer place plan play
   position present price process produce profile program project prospect prototype purchase raise rank reach record reform register
   release repair reply report research result review rise route run sample save scale scan schedule screen secure separate service set shape
   share ship source staff start stock store structure study supply support survey tackle target test track train transfer
   transition transport treat triage tune turn tutor update upgrade use value view visit welcome work yield win`.split(
    /\s+/,
  ),
);
