/** Words that say nearly the same, a group a line: one may stand for another where it is asked what a sentence is about. */
export const kinGroups = `
customer client shopper guest buyer consumer patron
employee staff personnel worker colleague coworker associate crew member people person hire hiree teammate workforce individual
build create develop implement construct produce make craft write engineer program code author draft compose set establish
revenue sale turnover income
cost expense spend spending expenditure overhead
cut reduce decrease lower shrink slash trim drop minimize save saving reduction shorten
increase grow raise boost lift improve enhance growth gain rise expand uplift strengthen
manage lead head direct oversee supervise run spearhead manager leader supervisor management leadership
team group squad crew department unit
train coach teach mentor instruct educate tutor onboard guide instruction education lesson
fast quick speed rapid accelerate velocity quicker faster swift
computational computing compute computation computer
application app software program system platform solution tool product
site website web page portal webpage
error defect bug mistake fault failure issue problem trouble
report reporting dashboard statement
student pupil learner child kid class
patient resident
shop store branch location outlet site
weekly week
daily day nightly night
monthly month
yearly annual annually year
quarterly quarter
load loading
time duration latency
user visitor subscriber account
handle process deal manage care
supplier vendor provider
contract agreement deal
help assist support aid contribute
launch release ship deliver roll rollout deploy introduce
test check verify inspect examine
vehicle car automobile truck lorry van
doctor physician clinician
lawyer attorney counsel solicitor
goods item merchandise product article
document file record paperwork documentation form
meeting appointment conference session
email mail correspondence message letter
method technique approach procedure process practice workflow
guideline policy standard rule regulation protocol
goal target objective aim
machine equipment device machinery apparatus hardware
event function occasion
phone telephone call
money fund cash
purchase buy procurement order procure
firm company business organization organisation corporation enterprise employer
medicine medication drug
therapy treatment
food meal dish
drink beverage
warehouse depot
stock inventory
delivery shipment consignment
bill invoice
feature functionality function capability component
interface ui frontend
database db
repository repo
metric kpi measure indicator figure number
chart graph plot
analysis analytic study evaluation assessment review
data information
survey questionnaire poll
result finding outcome output
article column post piece
photo picture image photograph
video film clip footage
brochure leaflet flyer
advertisement advert ad advertising
press media
speech talk presentation keynote lecture
course lesson session workshop seminar
grade mark score
curriculum syllabus
shift rota roster schedule timetable
contract agreement
complaint grievance
request inquiry enquiry query ticket question
job task duty assignment work position role
collaborate cooperate partner liaise
teenager teen adolescent youth youngster
old elderly senior
house home residence
area region zone field
money donation gift
fix repair resolve rectify correct mend
maintain service upkeep maintenance
install fit mount
answer respond reply response
organize coordinate arrange plan
guarantee ensure assure
investigate research explore examine
sell vend
relocate move migrate migration transfer
show display present demonstrate
find discover identify detect
start begin initiate commence kickoff
finish complete end conclude
journey flow funnel
picking pick
screen display
recipe menu
space room
language tongue
text copy content
proposal bid offer
partner alliance
client-side frontend
`
  .trim()
  .split('\n');
