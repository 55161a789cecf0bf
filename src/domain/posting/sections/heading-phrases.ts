/** What a part of an ad is about. `role` tells of the job in prose; `meta` is facts in "Key: value" form. */
export type Section =
  | 'must'
  | 'nice'
  | 'duty'
  | 'role'
  | 'benefits'
  | 'company'
  | 'legal'
  | 'apply'
  | 'meta'
  | 'title'
  | 'place'
  | 'employer';

/** Labels of one value ("Location: Berlin"): they open no section. */
export const labelSections: ReadonlySet<Section> = new Set<Section>(['title', 'employer', 'place', 'meta']);

/**
 * Headings that are no mere pile of heading nouns ("Required skills and experience" is; see section-headings.ts), as
 * patterns over folded, lower-case words. In each section English first, then one line per language.
 */
export const headingPhrases: readonly (readonly [Section, readonly string[]])[] = [
  [
    'title',
    [
      'job ?title|title|position(?: title)?|role title|designation',
      'stellenbezeichnung|position als|intitule(?: du poste)?|puesto|cargo|vaga|functie(?:titel)?|titolo|posizione',
    ],
  ],
  [
    'place',
    [
      '(?:job |primary |work |job site |home office )?location(?:\\(s\\)|s)?|work ?place|city',
      '(?:dienst|arbeits|einsatz)?ort|standort|lieu(?: de travail)?|localisation|ubicacion|lugar(?: de trabajo)?',
      'localidade|local(?: de trabalho)?|sede(?: di lavoro)?|luogo(?: di lavoro)?|standplaats|locatie|plaats',
    ],
  ],
  [
    'employer',
    [
      'company(?: name)?|employer|organi[sz]ation|hiring (?:company|organi[sz]ation)',
      'unternehmen|firma|arbeitgeber|entreprise|societe|employeur|empresa|azienda|bedrijf|werkgever',
    ],
  ],
  [
    'meta',
    [
      'job types?|schedule|shifts?|hours|working (?:hours|time)|job (?:id|level|field|category|number|status|code)|job ?#',
      'requisition.*|posted.*|posting.*|department|reference(?: number)?|ref#?|position type|(?:job )?category|country',
      'state.*|date|employment type|ability to commute.*|(?:start|closing) date|duration|assignment category',
      'amount of travel.*|contact name|industry|organi[sz]ation/industry|language|job function|seniority level',
      'work remotely|expected hours|pay(?: rate| range| grade| type)?|salary(?: range)?|stipend|job time|permanent',
      'contract(?: type)?|reports? to|reporting to|travel(?: required)?|vertragsart|arbeitszeit|eintrittsdatum',
      'type de contrat|contrat|salaire|tipo de contrato|jornada|salario|horario|contratto|orario|dienstverband|uren',
    ],
  ],
  [
    'nice',
    [
      'preferred|desired|nice[- ]to[- ]haves?(?: but not required)?|good to haves?|bonus(?: points?| skills)?(?: for| if)?',
      "plus(?:es)?|(?:it(?:'s| is|'d be| would be) )?(?:a |an? added )?(?:big )?(?:plus|bonus|advantage|great|nice) if",
      'would be a plus|extra credit|what would be nice|preferred but not required',
      '(?:das (?:ware|ist) )?(?:von vorteil|wunschenswert|idealerweise|pluspunkte|wunsch\\w*|kann-kriterien)(?: waren?| sind)?',
      '(?:les |vos )?(?:plus|atouts?)|(?:serait|est) un (?:plus|atout)|(?:qualites |competences )?souhaite\\w*',
      'se valorara(?: positivamente)?|valorable|(?:requisitos )?(?:deseables?|valorables?|preferibles)',
      '(?:requisitos )?desejave(?:l|is)|diferencia(?:l|is)|sera um diferencial',
      '(?:requisiti )?(?:preferenzial[ei]|graditi|desiderat[ei])|costituisce (?:un plus|titolo preferenziale)',
      '(?:is een )?pre|pluspunten|mooi meegenomen',
    ],
  ],
  [
    'must',
    [
      '.{0,70}\\bfollowing (?:minimum )?(?:qualifications?|skills|requirements|experience|criteria)',
      '(?:our |your )?(?:tech(?:nical|nology)? (?:infrastructure|environment|stack)|tool ?set)',
      "(?:here's |here is )?(?:just )?(?:some of )?(?:what|technologies|tools) (?:we|you(?:'ll| will)) (?:use|work with)",
      "(?:here's )?what (?:we(?:'re| are)?|you(?:'ll)?|it) (?:looking for|need(?: to (?:succeed|have|bring))?|needs?|bring|have|takes|require|want|expect|seek|will (?:need|bring))(?: (?:to|for|in) .{0,30})?",
      "who (?:you are|we(?:'re| are) looking for|are you|should apply)|about you",
      'you (?:have|are|bring|should have|must have|will have|need)',
      "we(?:'re| are)? (?:looking for|seek(?:ing)?|need|require)(?: someone .{0,30})?",
      '(?:the |our )?(?:ideal|successful|right) (?:candidate|applicant)(?: (?:will|should|must)(?: (?:have|be|possess))?)?',
      "(?:skills|experience) we(?:'re| are) looking for|to be successful.*|to qualify.*|must(?:[- ]haves?)?|you'll need.*",
      'is this you|candidates? (?:must|should)(?: have)?',
      '(?:dein|ihr|unser|das|gesuchtes)? ?(?:anforderungs)?profil|das zeichnet (?:dich|sie) aus|wen wir suchen',
      '(?:ihre |deine |unsere |fachliche |personliche )*(?:anforderungen|voraussetzungen|qualifikation(?:en)?|kenntnisse|fahigkeiten|kompetenzen|erfahrung(?:en)?|ausbildung|skills|starken)(?: und (?:anforderungen|voraussetzungen|qualifikation(?:en)?|kenntnisse|fahigkeiten|kompetenzen|erfahrung(?:en)?))?(?: an (?:dich|sie))?',
      '(?:das|was) (?:bringst du|bringen sie|du|sie|dich|wir)(?: \\w+)? ?(?:mit\\w*|auszeichnet|erwarten|suchen|brauchst)?',
      'damit uberzeugen sie(?: uns)?|wir (?:erwarten|suchen|wunschen uns)',
      '(?:votre |le )?profil(?: (?:recherche|souhaite|du candidat|requis))?|vous (?:etes|avez)|ce que nous (?:recherchons|attendons)',
      '(?:vos )?(?:competences|qualifications|formation|exigences|pre-?requis|experience|savoir[- ]?faire|savoir[- ]?etre|qualites|diplomes?|aptitudes|connaissances)(?: (?:et|&) (?:competences|experience|qualifications|qualites|formation))?(?: (?:requis\\w*|techniques|exigee?s?|attendu\\w*|professionnelles|recherchees|personnelles))?',
      'requisitos?(?: (?:minimos|imprescindibles|indispensables|del puesto|obrigatorios|e qualificacoes|basicos|tecnicos|y competencias|necessarios))*',
      '(?:tu |el )?perfil(?: (?:buscado|requerido|del candidato|desejado|profissional|do candidato))?|buscamos|se requiere',
      '(?:que|lo que) (?:buscamos|necesitas|pedimos|necesitamos|esperamos)(?: de ti)?',
      'o que (?:procuramos|buscamos|esperamos|voce precisa).*',
      '(?:competencias|habilidades|conocimientos|conhecimentos|formacion|formacao|experiencia|qualificacoes|aptitudes|estudios)(?: (?:academica|tecnicas|requerid\\w+|necessari\\w+|exigid\\w+|minim\\w+|profesional|y experiencia|e experiencia))*',
      'requisiti(?: (?:richiesti|minimi|indispensabili|fondamentali|obbligatori))?|(?:il tuo )?profilo(?: (?:ricercato|richiesto|ideale))?',
      '(?:competenze|conoscenze|esperienza|formazione|titolo di studio)(?: richiest\\w+| tecniche)?|(?:cosa )?cerchiamo|chi cerchiamo',
      '(?:functie-?|jouw |je |jou |onze )?(?:eisen|profiel|vaardigheden|vereisten|kwaliteiten|functie-eisen)',
      'wat (?:vragen (?:wij|we)|breng (?:je|jij) mee|(?:wij|we) vragen|neem je mee|(?:wij|we) zoeken|heb je nodig|verwachten wij)(?: van jou)?',
      'wie (?:ben (?:jij|je)|zoeken wij|jij bent|we zoeken)|(?:dit|wat) (?:ben|heb|breng|neem) (?:jij|je)(?: mee)?',
      '(?:kennis|ervaring|opleiding|competenties)(?: en (?:kennis|ervaring|opleiding))?',
    ],
  ],
  [
    'duty',
    [
      '.{0,70}\\bfollowing (?:essential |job )?(?:duties|responsibilities|tasks|functions)|roles?(?: (?:and|&) responsib\\w*ies)',
      "what you(?:'ll| will)? (?:do|be doing|get to do|will do)|what (?:a|an|our|the) .{3,50} do(?:es)?",
      "in this (?:role|position|job),? you(?:'ll| will)?|(?:as an? .{3,40},? )?you(?:'ll| will)(?: be)?",
      'your (?:role|mission|tasks|day|impact|work|challenge)|day[- ]to[- ]day|a (?:typical )?day in the life.*',
      "(?:how )?you(?:'ll| will) (?:make an impact|contribute)|will perform.*duties",
      '(?:deine|ihre|die|deine neuen?|ihr|ihre neuen?)? ?(?:haupt)?(?:aufgaben(?:gebiet|bereich|stellung)?|tatigkeiten|aufgabenschwerpunkte|verantwortungsbereich|verantwortlichkeiten)(?: .{0,20})?',
      '(?:das|was) (?:erwartet )?(?:dich|sie)(?: erwartet)?|(?:ihre|deine) herausforderung|das machst du|darum geht es',
      '(?:vos |les |tes |principales |nos )*(?:missions?|responsabilites|taches|activites|fonctions)(?: (?:principales|du poste|confiees|et responsabilites))?|(?:votre|ton) (?:role|mission|quotidien)',
      '(?:tus |las |sus )?(?:principales )?(?:funciones|tareas|responsabilidades)(?: (?:principales|del puesto|e atribuicoes|y funciones))?|(?:que|lo que) (?:haras|vas a hacer)|(?:tu |la )?mision',
      '(?:principais )?(?:responsabilidades|atribuicoes|atividades|funcoes|tarefas)(?: (?:principais|do cargo))?|o que voce (?:vai fazer|fara)',
      '(?:principali )?(?:mansioni|responsabilita|attivita|compiti)(?: principali)?|(?:di )?cosa (?:ti occuperai|farai)|(?:la risorsa|ti occuperai).{0,40}',
      '(?:jouw |je |de |belangrijkste )?(?:taken|werkzaamheden|verantwoordelijkheden)(?: en verantwoordelijkheden)?|wat (?:ga je|je gaat|jij gaat|ga jij) doen|dit ga je doen',
    ],
  ],
  [
    'benefits',
    [
      '(?:job |our |the |your |employee |company )?(?:benefits?|perks|rewards)(?: (?:and|&|/) (?:perks|benefits?|compensation|rewards))?(?: (?:include|package|offered|of working.*))?',
      '(?:total )?(?:compensation|remuneration)(?: (?:and|&) benefits?)?|supplemental pay types?|our offer',
      "what (?:we|you(?:'ll)?|they) (?:offer|provide|get|will get|receive)|we (?:offer|provide)|what(?:'s| is) in it for you",
      "why (?!you).{0,60}|(?:top )?reasons (?:to|for).*|working (?:at|with us).{0,30}|what(?:'s)? it like.*|life at .{2,30}",
      '(?:das |was )?(?:bieten wir|wir bieten)(?: (?:dir|ihnen))?|unser angebot|(?:deine|ihre|unsere) (?:vorteile|benefits|leistungen)',
      '(?:vos |les |nos )?avantages|(?:ce que )?nous (?:vous )?(?:offrons|proposons)|remuneration(?: et avantages)?|pourquoi nous rejoindre|conditions(?: de travail)?',
      '(?:que |lo que )?(?:te )?(?:ofrecemos|se ofrece|beneficios|ofrece)|condiciones|por que .{0,40}',
      '(?:o que )?oferecemos|beneficios|remuneracao.{0,20}|(?:cosa )?offriamo|benefit|si offre|retribuzione',
      'wat (?:bieden (?:wij|we)|(?:wij|we) bieden|krijg je|mag je verwachten)(?: jou)?(?: van ons)?|(?:wij|we|dit) bieden(?: wij)?|arbeidsvoorwaarden|ons aanbod',
    ],
  ],
  [
    'company',
    [
      'about (?!you\\b|the (?:role|job|position|opportunity|team)\\b|this\\b).{2,40}',
      'company(?: (?:description|profile|overview|background|summary|info(?:rmation)?))?|who (?:we are|is .{2,30})',
      'our (?:company|mission|story|values|culture|team|client)|the company',
      '(?:uber|wir uber) uns|uber .{2,30}|wer wir sind|unternehmens(?:profil|beschreibung)|das sind wir',
      "a propos(?: de .*)?|qui sommes[- ]nous|(?:l'|notre )entreprise|la societe|presentation de .*",
      'sobre (?:nosotros|nos|la empresa|a empresa|a? ?.{2,25})|quienes somos|acerca de .*|quem somos',
      "chi siamo|l'azienda|su di noi|over (?:ons|.{2,25})|wie zijn (?:wij|we)|het bedrijf|bedrijfsomschrijving",
    ],
  ],
  [
    'legal',
    [
      '(?:an? )?(?:equal|eeo|eoe).{0,60}|(?:our commitment to )?diversity.*|(?:agency )?disclaimer|accommodations?.*|legal(?: notices?| disclaimers?| statements?)?',
      'privacy.*|datenschutz.*|background checks?|work authori[sz]ation|vaccination.*|affirmative action.*|note to (?:agencies|recruiters).*',
    ],
  ],
  [
    'apply',
    [
      'how to apply|(?:the )?application (?:process|instructions?|procedure)|apply(?: now| today| here| online)?|to apply',
      'contact(?: us| details| information)?|next steps?|(?:the )?interview process|questions|interested|ready to (?:apply|join).*|speak with the employer.*',
      '(?:ihre |deine |jetzt )?bewerb\\w*|kontakt|interessiert|haben wir ihr interesse.*|pour postuler|candidature|comment postuler',
      'como (?:aplicar|postular|candidatar).{0,10}|contacto|inscribete|contato|come candidarsi|solliciteren|interesse',
    ],
  ],
  [
    'role',
    [
      'jd|(?:about )?(?:the|this) (?:role|job|position|opportunity|team)|(?:the |job |position |role )?(?:opportunity|role)|job ?description ?(?:and|&) ?requirements',
      '(?:stellen|job|positions)beschreibung|zur stelle|(?:description|descriptif|presentation) (?:du|de) (?:poste|mission)|le poste|descripcion(?: (?:del puesto|de la oferta|del empleo))?',
      "descricao(?: (?:da vaga|do cargo))?|descrizione(?: (?:del lavoro|della posizione|dell'offerta))?|(?:de )?functie(?:omschrijving)?|(?:jouw |de )rol",
    ],
  ],
];
