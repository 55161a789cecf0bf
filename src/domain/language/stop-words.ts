import type { Language } from './languages.ts';
import { foldAccents } from './tokenise.ts';

type Known = Exclude<Language, 'other'>;

/** The languages that are read; not the schema's list, which would bring the schema library into the browser's worker. */
export const readLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const satisfies readonly Known[];

const lists: Record<Known, string> = {
  en: `a about above after again against all also am an and any and/or are as at be because been before being below between both but by can could
    did do does doing down during each either etc few for from further had has have having he her here hers him his how i if in into is it its itself
    just may me might more most must my no nor not of off on once only or other our ours out over own per same shall she should so some such than that
    the their theirs them themselves then there these they this those through to too under until up upon us very via was we were what when where
    which while who whom why will with within without would you your yours yourself`,
  de: `aber alle allem allen aller als also am an auch auf aus bei beim bin bis bist da damit dann das dass dem den denn der des deren dessen die dies
    diese diesem diesen dieser dieses du durch ein eine einem einen einer eines er es etwa euch euer eure für gegen hat habe haben hier ich ihm ihn ihnen
    ihr ihre ihrem ihren ihrer im in ins ist ja je jede jedem jeden jeder jedes jetzt kann können könnte mein mit muss nach nicht noch nur ob oder ohne
    sehr sein seine seinem seinen seiner sich sie sind so sowie soll sollte über um und uns unser unsere unserem unseren unter vom von vor wann war was
    weil wenn wer werden wie wir wird wo wurde zu zum zur zwischen bzw inkl ab`,
  fr: `a à au aux avec car ce ceci cela ces cet cette chez comme dans de des donc dont du elle elles en entre est et été être eu eux fait il ils j je l la
    le les leur leurs lors lui ma mais me même mes moi mon ne nos notre nous n on ont ou où par pas plus pour qu que quel quelle quelles quels qui s sa sans
    se sera ses si son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vers vos votre vous y d c m t ainsi afin depuis`,
  es: `a al algo ante antes aquel aquella bajo cada como con contra cual cuando de del desde donde dos durante e el ella ellas ellos en entre era es esa ese eso
    esta está están estas este esto estos fue ha haber hacia han hasta hay la las le les lo los más me mi mientras muy nada ni no nos nosotros nuestra nuestro
    nuestros o otra otras otro otros para pero por porque que qué quien se sea según ser si sí sin sobre solo son su sus también tanto te tiene tu tus u un
    una uno unos usted y ya`,
  pt: `a ao aos as à às até com como da das de dele deles depois do dos e é ela elas ele eles em entre era essa esse esta está estas este estes eu foi há isso
    isto já lhe mais mas me mesmo meu minha muito na nas nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por qual quando que quem são se sem
    ser será seu seus só sua suas também te tem ter teu tu um uma umas uns você vocês não nós sobre`,
  it: `a ad agli ai al alla alle allo anche avere c che chi ci come con contro cui da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di
    dove e è ed era essere fra gli ha hanno i il in io l la le lei lo loro lui ma mi mio ne negli nei nel nell nella nelle nello noi non nostra nostro o od per
    perché più presso quale quando quella quelle quelli quello questa queste questi questo se sei si sia sono su sua sue sugli sui sul sulla sulle suo tra tu
    tutti tutto un una uno vi voi vostra vostro`,
  nl: `aan al alle als bij binnen daar dan dat de deze die dit doen door dus een en er ge geen goed graag haar had heb hebben heeft hem het hier hij hoe hun ik
    in is je jij jou jouw jullie kan kun kunt maar me meer mee met mij mijn moet na naar niet nog nu of om omdat ons onze ook op over per samen te tot tussen u
    uit uw van veel voor waar was wat we wel werd wij wil worden wordt zal ze zelf zich zij zijn zo zoals zonder zou`,
};

const wordSet = (language: Known): ReadonlySet<string> => new Set(lists[language].split(/\s+/).map(foldAccents));

const sets: Record<Known, ReadonlySet<string>> = {
  en: wordSet('en'),
  de: wordSet('de'),
  fr: wordSet('fr'),
  es: wordSet('es'),
  pt: wordSet('pt'),
  it: wordSet('it'),
  nl: wordSet('nl'),
};

/** The words of a language that carry no content, in lower case without accents; English ones for an unknown language. */
export const stopWords = (language: Language): ReadonlySet<string> => sets[language === 'other' ? 'en' : language];
