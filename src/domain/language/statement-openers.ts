/** Verbs that begin a duty or an achievement: "Manage", "Manages", "Managing". Base forms. */
const verbs = `accept achieve act adapt address adhere adjust administer advise align allocate analyze analyse answer anticipate apply appraise approve arrange assemble assess assign assist
  assure attend audit author automate balance book brief bring build calculate call capture champion check clean close coach code collaborate collect communicate compile complete comply
  compose conceptualize conduct confirm connect consult continue contribute control convert convey cook coordinate counsel create cultivate debug define delegate deliver demonstrate deploy design determine
  develop devise diagnose direct discover dispatch display distribute document draft drive edit educate enable encourage enforce engage engineer enhance enrich ensure enter escalate escort establish
  estimate evaluate examine execute expand explain explore express extract facilitate file follow forecast formulate foster fix gather generate govern greet grow guide handle help hire host identify
  illustrate implement improve increase influence inform initiate innovate input inspect inspire install instruct integrate interact interface interpret interview introduce inventory investigate invoice keep
  launch lead leverage liaise lift listen load locate maintain manage market maximize measure meet mentor merchandise migrate minimize model modify monitor motivate move negotiate nurture observe obtain offer
  onboard open operate optimize optimise order organize organise orient originate outline oversee own pack participate partner pay perform pick plan post practice prepare prescribe present prevent prioritize process
  procure produce program promote propose protect provide publish purchase pursue qualify read receive recommend reconcile record recruit reduce refer refine register regulate reinforce relate remain remediate
  remove repair replace replenish report represent request research resolve respond restock retain review revise run safeguard satisfy scan schedule secure seek select sell serve service set share ship
  solicit solve sort source spearhead staff stay steer stimulate stock store strategize streamline strengthen strive submit suggest supervise supply support sustain take teach test track train transfer translate
  transport travel treat triage troubleshoot tune tutor uncover understand undertake unload update upgrade upload use utilize utilise validate verify visit weigh welcome work write`;

/** Words that begin a requirement or another statement. */
const others = `ability able academic accredited active additional advanced all an any applicants applies apply approximately as associate associates at attention availability available bachelor bachelors basic
  best bilingual business candidate candidates certification certified comfortable communication completion computer competitive compensation comprehensive conscientious cooperation creative current customer deep degree demonstrable
  demonstrated dependability description desire desired detail direct drug due duties education effective enthusiastic equivalent excellent exceptional experience experienced expert expertise extensive
  exposure familiar familiarity first flexibility flexible fluency fluent for formal freshers full general generous good graduate graduation great hands hands-on has have having high highly hours how ideal ideally if
  in including individuals initiative integrity interpersonal interest interested is it job join knowledge knowledgeable language leadership license licensed licenses location master masters may mechanical medical member meticulous minimum minimal
  motivated motivating multi must native no once one only organized organizational organised our outstanding overtime pass passion passionate physical please positive possess possesses postgraduate preferred preferably previous prior professional professionalism
  proficiency proficient profile proven qualification qualifications qualified ready registered relevant reliable requirements required requires responsibilities responsible salary self seeking seasoned should skilled skills
  solid some sound speak state strong successful sufficient superior that the their these they this those three to total two under undergraduate university up valid verbal versed very we well what when where who why will willing willingness with working written you your years`;

const unfold = (base: string): string[] => {
  const stem = base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
  const third = /(?:s|sh|ch|x|z)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;
  return [base, third, `${stem}ing`, `${stem}${base.at(-1)}ing`];
};

const verbForms = new Set(verbs.split(/\s+/).flatMap(unfold));
const otherOpeners = new Set(others.split(/\s+/));

/** Whether a word is a verb that duties begin with, in its base form, third person or -ing form. */
export const isDutyVerb = (word: string): boolean => verbForms.has(word.toLowerCase());

/** Whether statements often begin with the word: a capital on it, in the midst of a line, hints at a lost line break. */
export const opensStatement = (word: string): boolean => isDutyVerb(word) || otherOpeners.has(word.toLowerCase());
