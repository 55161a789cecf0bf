/** Countries under their ISO 3166 codes, by the names they have on resumes; lower case without accents. */
const countryNames = `
US:united states,united states of america,usa,u.s.a.,u.s.,us,america,vereinigte staaten,etats-unis,estados unidos,eua,ee.uu.,eeuu,stati uniti,verenigde staten
GB:united kingdom,uk,u.k.,great britain,england,scotland,wales,northern ireland,grossbritannien,vereinigtes konigreich,royaume-uni,angleterre,reino unido,inglaterra,regno unito,verenigd koninkrijk
IE:ireland,irland,irlande,irlanda,ierland
DE:germany,deutschland,allemagne,alemania,alemanha,germania,duitsland
AT:austria,osterreich,autriche,oostenrijk
CH:switzerland,schweiz,suisse,suiza,suica,svizzera,zwitserland
FR:france,frankreich,francia,franca,frankrijk
BE:belgium,belgien,belgique,belgica,belgio,belgie
NL:netherlands,the netherlands,niederlande,pays-bas,paises bajos,paises baixos,holanda,paesi bassi,nederland
LU:luxembourg,luxemburg,luxemburgo,lussemburgo
ES:spain,spanien,espagne,espana,espanha,spagna,spanje
PT:portugal,portogallo
IT:italy,italien,italie,italia
DK:denmark,danemark,daenemark,dinamarca,danimarca,denemarken
SE:sweden,schweden,suede,suecia,svezia,zweden
NO:norway,norwegen,norvege,noruega,norvegia,noorwegen
FI:finland,finnland,finlande,finlandia
IS:iceland,island,islande
PL:poland,polen,pologne,polonia
CZ:czech republic,czechia,tschechien,republique tcheque
SK:slovakia,slowakei,slovaquie
HU:hungary,ungarn,hongrie,hungria
RO:romania,rumanien,roumanie,rumania
BG:bulgaria,bulgarien,bulgarie
GR:greece,griechenland,grece,grecia
HR:croatia,kroatien,croatie,croacia
RS:serbia,serbien,serbie
SI:slovenia,slowenien,slovenie
UA:ukraine,ucrania
RU:russia,russian federation,russland,russie,rusia
TR:turkey,turkiye,turkei,turquie,turquia
EE:estonia,estland
LV:latvia,lettland
LT:lithuania,litauen
IL:israel
AE:united arab emirates,uae,u.a.e.,emirats arabes unis
SA:saudi arabia,ksa
QA:qatar
EG:egypt,agypten,egypte,egipto
MA:morocco,marokko,maroc,marruecos,marrocos
DZ:algeria,algerie
TN:tunisia,tunisie
NG:nigeria
GH:ghana
KE:kenya,kenia
ZA:south africa,sudafrika,sudafrica,afrique du sud
SN:senegal
CI:cote d'ivoire,ivory coast
CM:cameroon,cameroun
AO:angola
MZ:mozambique,mocambique
IN:india,indien,inde
PK:pakistan
BD:bangladesh
LK:sri lanka
NP:nepal
CN:china,p.r. china,prc,chine
HK:hong kong
TW:taiwan
JP:japan,japon,japao,日本
KR:south korea,korea,republic of korea,sudkorea,coree du sud
SG:singapore,singapur,singapour
MY:malaysia
TH:thailand
VN:vietnam,viet nam
ID:indonesia
PH:philippines
AU:australia,australien,australie
NZ:new zealand,neuseeland
CA:canada,kanada
MX:mexico,mexiko,mexique
BR:brazil,brasil,brasilien,bresil,brasile
AR:argentina,argentinien,argentine
CL:chile
CO:colombia,kolumbien,colombie
PE:peru,perou
EC:ecuador
VE:venezuela
UY:uruguay
PY:paraguay
BO:bolivia
CR:costa rica
PA:panama
GT:guatemala
DO:dominican republic,republica dominicana
CU:cuba
PR:puerto rico
`;

export const countryCodes: ReadonlyMap<string, string> = new Map(
  countryNames
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [code = '', names = ''] = row.split(':');
      return names.split(',').map((name): [string, string] => [name, code]);
    }),
);

/** States, provinces and Länder, by name; the two-letter ones of the USA, Canada, Australia and Brazil apart. */
export const regionNames: ReadonlySet<string> = new Set(
  `alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,
minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,
tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,district of columbia,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,
new south wales,victoria,queensland,western australia,south australia,tasmania,bayern,bavaria,baden-wurttemberg,hessen,hesse,nordrhein-westfalen,north rhine-westphalia,niedersachsen,sachsen,saxony,
thuringen,brandenburg,rheinland-pfalz,saarland,schleswig-holstein,mecklenburg-vorpommern,sachsen-anhalt,ile-de-france,auvergne-rhone-alpes,occitanie,nouvelle-aquitaine,bretagne,normandie,
hauts-de-france,grand est,pays de la loire,provence-alpes-cote d'azur,paca,cataluna,catalunya,catalonia,andalucia,comunidad de madrid,comunidad valenciana,pais vasco,galicia,aragon,lombardia,lombardy,lazio,piemonte,
veneto,toscana,tuscany,emilia-romagna,campania,sicilia,puglia,sao paulo,rio de janeiro,minas gerais,parana,santa catarina,rio grande do sul,bahia,pernambuco,ceara,distrito federal,
maharashtra,karnataka,tamil nadu,telangana,kerala,gujarat,delhi,west bengal,uttar pradesh,punjab,haryana,rajasthan,any state,noord-holland,zuid-holland,noord-brabant,gelderland,utrecht,cdmx,jalisco,nuevo leon,関東`
    .replace(/\n/g, '')
    .split(','),
);

export const regionLetters: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC
  ON QC BC AB MB SK NS NB YT NU NSW VIC QLD TAS ACT SP RJ MG RS PR BA PE CE DF ES GO MT MS PB PI RN RO RR AM AP AC TO`.split(
    /\s+/,
  ),
);

/** What says that work is done from anywhere; taken as a place. */
export const remoteWords: ReadonlySet<string> = new Set(
  'remote,hybrid,worldwide,anywhere,remoto,teletrabajo,teletravail,a distance,fernarbeit,homeoffice,home office,remote work,fully remote,da remoto,thuiswerk,on-site,onsite,various locations'.split(
    ',',
  ),
);
