/**
 * English verbs that resumes open their lines with, in their base form; their other forms follow the rules of spelling. Not those whose
 * forms describe a person or a thing as often ("committed", "embedded", "continuing"): a line that opens so tells no deed.
 */
export const regularVerbs = `
accelerate accept accommodate accompany accomplish account accumulate achieve acknowledge acquire act activate adapt address
adhere adjust administer admit adopt advance advertise advise advocate affirm agree align alleviate allocate allow alter amass
amend amplify analyze annotate answer anticipate apply appoint apportion appraise apprise approve arbitrate architect arrange
ascertain assemble assert assess assign assist attain attend attract attribute audit augment authenticate author authorize
automate avert avoid award balance bill bolster book boost brainstorm brief broaden budget calculate calibrate cancel care carry
catalog catalyze categorize cater cease celebrate centralize certify chair champion characterize chart check choreograph
circulate clarify classify clean clear close coach code collaborate collate collect combine command commission communicate
compare compensate compete compile complete comply compose comprise compute conceive concentrate conceptualize conclude conduct
confer configure confirm conserve consolidate construct consult contact contain containerize contend contribute contrive convene
convert convey cook cooperate coordinate correct correlate correspond counsel craft create crowdsource culminate cultivate
curate customize debug decentralize decide decode decommission decompose decorate decrease dedicate deduce deepen define
delegate deliver demonstrate depart depict deploy derive describe deserve design destroy detail detect determine develop devise
devote diagnose diagram differentiate digitize diminish direct disassemble disclose discontinue discover dismantle dispatch
dispense display disrupt dissect disseminate dissolve distribute diversify divert divide dockerize document donate double draft
earn economize edit educate elevate elicit eliminate elucidate embody embrace emphasize empower emulate enable enact encourage
endorse energize enforce engage engineer engrave enhance enlarge enlist enrich enroll ensure enter enumerate envision equate
eradicate establish estimate evacuate evaluate examine excavate exceed exclude execute exert expand expedite expel experiment
explain explore expose extend extinguish extract fabricate facilitate familiarize fashion file fill finalize finance follow
forecast form formalize formulate foster fulfill furnish gain garner gather generate govern grade greet guide handle hasten head
heighten help hire host hypothesize identify illustrate implement improve improvise incorporate increase incur infer inflate
influence inform inhibit initiate inject innovate inquire insert inspect inspire install instill institute instruct insulate
insure integrate intensify interact intercept interface interpret intervene interview introduce invent inventory invest
investigate invoice irrigate isolate issue itemize iterate join justify label launch lecture lessen leverage liaise license
liquidate list listen load localize locate log magnify maintain manage manipulate manufacture market master maximize measure
mediate memorize mentor merge migrate mimic minimize mitigate mobilize model moderate modernize modify monetize monitor motivate
move multiply navigate necessitate negotiate nominate normalize notify nurture observe obtain occur offboard offer officiate
omit onboard operate operationalize optimize orchestrate order organize orient originate outline outpace outperform outsource
overhaul overlap own pack package participate partner perceive perform perpetuate personalize persuade pilot pioneer place plan
play portray position postpone practise preclude predict prepare prescribe present preserve preside presume prevent price
prioritize process proclaim procure produce profile program prohibit project proliferate prolong promote propel propose
prosecute prospect protect prototype prove provide provision publicize publish purchase pursue qualify quantify raise rank
ratify reach reactivate realign realize reap reassess rebrand receive reclaim recognize recommend reconcile reconfigure
reconstruct record recover recreate recruit rectify recycle redeem redefine redeploy redesign redirect reduce reengineer
refactor refer refine reform refresh refurbish regain register regulate rehabilitate rehearse reinforce reinstate reinvent
reject rejuvenate release relieve relinquish relocate rely remap remember remind remodel remove render renegotiate renew
renovate reopen reorganize repair replace replenish reply report reposition represent repurpose require research reshape reside
resist resolve respond restart restock restore restructure retain retrain retrieve reunite reuse revamp reveal revert review
revise revitalize revive revoke route safeguard sample sanitize save scale scan schedule screen scrub scrutinize secure select
sensitize separate serve service shape share sharpen ship shorten simplify simulate socialize solicit solidify solve sort source
spearhead specialize specify sponsor stabilize staff standardize start stipulate stock store straighten strategize streamline
strengthen strip structure study submit substantiate succeed suggest summarize supersede supervise supplement supply support
suppress surmount surpass surrender survey suspend sustain symbolize synthesize systematize systemize tabulate tackle tailor
target terminate test tighten tolerate track train transcend transcribe transfer transform transition translate transmit
transport treat treble triage triple tune turn tutor uncover unify unload unveil update upgrade upload upskill urge use utilize
validate value verbalize verify view visit visualize waive warn weaken weigh welcome whittle widen work worsen yield
`
  .trim()
  .split(/\s+/);

/** Verbs whose bare form is more often another word ("open", "found", "Excel") and so no sign of a verb: only their past tense is. */
export const knownInPast = `
benchmark benefit call capture change channel claim cover drill drop encounter excel exchange exhibit feature found frame fuel
fund graduate house involve map mark open patrol pivot post progress quote rescue retrofit reward shift sketch solder spark stop
storyboard swap tag tour travel trigger trim unlock vet volunteer watch wireframe witness wrap
`
  .trim()
  .split(/\s+/);

/**
 * Base, past tense, past participle where it differs; behind the colon the prefixes that make another verb which bends alike. A dash says
 * that the verb without a prefix is not meant. Of two lines for one base the first has the usual spelling.
 */
export const irregularVerbs = `
be was been
begin began begun
-bind bound: re un
break broke broken
bring brought
build built: over re
buy bought
catch caught
choose chose chosen
come came come: be over
cut cut: under
do did done: out over re un
draw drew drawn: re with
drive drove driven
eat ate eaten
feed fed
find found
fly flew flown
forget forgot forgotten
freeze froze frozen
get got
give gave given: for
go went gone: for under
grow grew grown: out
have had
hear heard: over
hold held: up with
keep kept
know knew known
lay laid
lead led: mis
learn learned
learn learnt
lend lent
lose lost
make made: re
meet met
pay paid: over pre re
put put
-read read: mis proof re
-ride rode ridden: over
rise rose risen: a
run ran run: out over re
say said
see saw seen: fore over
seek sought
sell sold: out re up
send sent: re
set set
-shoot shot: trouble
shrink shrank shrunk
sit sat
speak spoke spoken
spend spent: over
-stand stood: under with
sweep swept
swim swam swum
take took taken: over re under
teach taught: re
tell told: fore re
-think thought: re
-throw threw thrown: over
-wind wound: re un
win won
write wrote written: re under
`
  .trim()
  .split('\n');

/** Base forms that are as often a noun, so that a line beginning with one need not begin with a verb. */
export const nounLike = new Set(
  `account address advance answer approach audit author award balance bill book boost brief budget care catalog chair champion
   chart check close coach code command commission contact counsel craft cut design detail diagram direct display document
   double draft drive engineer estimate experiment extract fashion feed file finance forecast form gain grade guide handle head
   help hire host increase influence interface interview inventory invoice issue label launch lead lecture leverage license list
   load log manufacture market master measure mentor model monitor move offer order outline overhaul own pack package partner
   pilot pioneer place plan play position present price process produce profile program project prospect prototype purchase
   raise rank reach record reform register release repair reply report research result review rise route run sample save scale
   scan schedule screen secure separate service set shape share ship source staff start stock store structure study supply
   support survey tackle target test track train transfer transition transport treat triage tune turn tutor update upgrade use
   value view visit welcome work yield win break catch fill fly refresh reuse sort strip sweep upload`.split(/\s+/),
);
