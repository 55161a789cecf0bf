/**
 * Nouns that name an occupation at the head of a job title, lower case without accents. English titles end with theirs,
 * those of other languages mostly begin with it; both are searched anywhere in a short text.
 */
const english = `
accountant accounting-clerk actor actress actuary adjuster administrator adviser advisor aide agent agronomist ambassador analyst anesthesiologist anchor
animator apprentice appraiser arborist architect archivist artist assembler assessor assistant associate astronomer attendant attorney auditor author babysitter baker
banker barber barista bartender biologist blogger bookkeeper boss botanist bricklayer broker builder busser butcher buyer caretaker caregiver carpenter
cashier cataloger caterer ceo cfo chair chairman chairperson chairwoman chauffeur chef chemist chief choreographer cio ciso cleaner clerk clinician cmo coach cofounder
co-founder collector columnist comedian commander commissioner composer concierge conductor conservator consultant contractor contributor controller cook coo
coordinator copywriter corporal counsel counselor counsellor courier creator cto curator custodian custodial dean dealer decorator dentist deputy designer detective
developer dietitian dietician director dishwasher dispatcher dj doctor dosimetrist doorman drafter draftsman driver economist editor educator electrician
electronics-technician employee enabler engineer entrepreneur esthetician estimator evangelist examiner executive expert fabricator facilitator farmer fellow filmmaker
firefighter fisherman fitter foreman founder freelancer fundraiser gardener generalist geographer geologist geophysicist glazier governor grader graduate groomer guard
guide hacker hairdresser handler handyman head headmaster helper historian host hostess housekeeper hygienist illustrator influencer inspector installer instructor intern
interpreter interviewer inventor investigator investor jailer janitor jeweler journalist judge laborer labourer lawyer lead leader lecturer librarian lieutenant lifeguard
linguist loader lobbyist locksmith logistician longshoreman machinist magistrate maid major maker manager marketer mason master mate mathematician mechanic
mediator member mentor merchandiser meteorologist messenger microbiologist midwife miller millwright miner minister model moderator mover musician nanny navigator
nco negotiator neurologist notary nurse nutritionist officer operator optician optometrist orderly organizer organiser owner painter paralegal paramedic
pharmacist partner pastor pathologist pediatrician performer pharmacist phlebotomist photographer physician physicist physiotherapist pilot pipefitter planner plumber
podiatrist poet police porter postdoc postman practitioner preacher president pressman principal printer producer professor programmer promoter proofreader prosecutor
psychiatrist psychologist publicist purchaser ranger realtor receptionist recruiter referee registrar rep repairer reporter representative researcher reviewer rider
roofer runner sailor salesman salesperson saleswoman sanitarian scheduler scholar scientist scout scribe sculptor secretary seller seamstress sergeant server
sewer shareholder sheriff shipper singer soldier solicitor sommelier sonographer specialist sre statistician stenographer steward stewardess stocker strategist student
stylist superintendent supervisor surgeon surveyor tailor teacher technician technologist teller tender tester therapist tilesetter toolmaker trader trainee trainer
translator treasurer tutor typist undertaker underwriter upholsterer usher valet vendor veterinarian vet videographer volunteer vp waiter waitress warden
watchmaker weaver webmaster welder woodworker worker writer yardmaster zoologist freelance ninja guru wizard rockstar hand crew captain co-owner co-lead co-director
`;
const german = `
entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin verkaufer verkauferin sachbearbeiter sachbearbeiterin kaufmann kauffrau fachkraft
mitarbeiter mitarbeiterin werkstudent werkstudentin praktikant praktikantin geschaftsfuhrer geschaftsfuhrerin assistent assistentin lehrer lehrerin arzt arztin
krankenpfleger krankenschwester pflegefachkraft pfleger pflegerin techniker technikerin mechaniker mechanikerin mechatroniker mechatronikerin elektriker
elektroniker elektronikerin buchhalter buchhalterin steuerberater steuerfachangestellte redakteur redakteurin gestalter gestalterin architekt architektin referent
referentin auszubildende auszubildender azubi lehrling meister meisterin geselle gesellin vorstand projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter
bereichsleiter hilfskraft dozent dozentin wissenschaftler wissenschaftlerin forscher forscherin doktorand doktorandin trainer trainerin koch kochin kellner kellnerin
fahrer fahrerin lagerist lageristin disponent disponentin einkaufer einkauferin vertriebsmitarbeiter anwalt anwaltin rechtsanwalt rechtsanwaltin notar
apotheker apothekerin erzieher erzieherin sozialarbeiter sozialpadagoge sozialpadagogin psychologe psychologin physiotherapeut physiotherapeutin therapeut therapeutin bauleiter
polier maurer maler tischler schreiner zimmermann schlosser schweisser dreher fraser installateur anlagenmechaniker friseur friseurin backer konditor metzger
informatiker informatikerin programmierer programmiererin administrator administratorin fachinformatiker analyst analystin freiberufler freiberuflerin selbststandig inhaber
inhaberin grunder grunderin gesellschafter prokurist aushilfe burokraft sekretar sekretarin kassierer kassiererin helfer helferin ehrenamtlicher ehrenamtliche jugendwart hausmeister bibliothekar bibliothekarin betreuer betreuerin
`;
const french = `
developpeur developpeuse ingenieur ingenieure directeur directrice responsable chef cheffe charge chargee consultant consultante conseiller conseillere assistant
assistante stagiaire alternant alternante apprenti apprentie technicien technicienne comptable vendeur vendeuse commercial commerciale gerant gerante gestionnaire
enseignant enseignante professeur professeure formateur formatrice infirmier infirmiere medecin aide-soignant aide-soignante pharmacien pharmacienne avocat avocate juriste notaire
redacteur redactrice graphiste concepteur conceptrice architecte analyste administrateur administratrice fondateur fondatrice cofondateur cofondatrice president presidente
cuisinier cuisiniere serveur serveuse barman receptionniste secretaire magasinier cariste chauffeur conducteur conductrice livreur mecanicien mecanicienne electricien
electricienne plombier macon menuisier soudeur peintre coiffeur coiffeuse boulanger patissier caissier caissiere hote hotesse animateur animatrice educateur educatrice chercheur
chercheuse doctorant doctorante attache attachee acheteur acheteuse auditeur auditrice controleur controleuse delegue deleguee agent operateur operatrice ouvrier ouvriere
employe employee auxiliaire benevole traducteur traductrice interprete journaliste photographe webmestre integrateur integratrice coordinateur coordinatrice superviseur superviseure
`;
const spanish = `
desarrollador desarrolladora ingeniero ingeniera director directora gerente jefe jefa responsable encargado encargada coordinador coordinadora asistente auxiliar
consultor consultora asesor asesora analista administrador administradora administrativo administrativa contador contadora contable vendedor vendedora comercial
practicante becario becaria pasante profesor profesora maestro maestra docente tutor tutora enfermero enfermera medico medica farmaceutico farmaceutica abogado abogada
disenador disenadora arquitecto arquitecta tecnico tecnica programador programadora fundador fundadora cofundador cofundadora presidente presidenta socio socia
cocinero cocinera camarero camarera mesero mesera recepcionista secretario secretaria cajero cajera conductor conductora repartidor mecanico electricista fontanero albanil
carpintero soldador pintor peluquero peluquera panadero operario operaria obrero peon mozo almacenero investigador investigadora redactor redactora periodista traductor
traductora interprete fotografo educador educadora psicologo psicologa fisioterapeuta dependiente dependienta ayudante supervisor supervisora especialista voluntario voluntaria ejecutivo ejecutiva
`;
const portuguese = `
desenvolvedor desenvolvedora programador programadora engenheiro engenheira diretor diretora gerente gestor gestora chefe coordenador coordenadora assistente
auxiliar consultor consultora assessor assessora analista administrador administradora administrativo contador contadora contabilista vendedor vendedora estagiario estagiaria
trainee aprendiz professor professora docente enfermeiro enfermeira medico medica farmaceutico farmaceutica advogado advogada designer arquiteto arquiteta tecnico tecnica
fundador fundadora cofundador cofundadora presidente socio socia cozinheiro cozinheira garcom garconete empregado empregada rececionista recepcionista secretario secretaria caixa
motorista mecanico eletricista encanador canalizador pedreiro carpinteiro soldador pintor cabeleireiro padeiro operador operadora operario pesquisador pesquisadora
investigador investigadora redator redatora jornalista tradutor tradutora interprete fotografo educador educadora psicologo psicologa fisioterapeuta supervisor supervisora
especialista lider encarregado encarregada monitor monitora voluntario voluntaria comprador compradora executivo executiva bolsista cientista
`;
const italian = `
sviluppatore sviluppatrice ingegnere direttore direttrice responsabile capo coordinatore coordinatrice assistente consulente analista amministratore amministratrice
impiegato impiegata contabile ragioniere commesso commessa venditore venditrice tirocinante stagista apprendista insegnante docente professore professoressa infermiere
infermiera medico farmacista avvocato progettista grafico grafica architetto tecnico programmatore programmatrice fondatore fondatrice cofondatore presidente socio cuoco cuoca
cameriere cameriera receptionist segretario segretaria cassiere cassiera autista magazziniere meccanico elettricista idraulico muratore falegname saldatore parrucchiere operaio
operaia ricercatore ricercatrice redattore redattrice giornalista traduttore traduttrice educatore educatrice psicologo psicologa fisioterapista addetto addetta specialista dottorando volontario volontaria
`;
const dutch = `
ontwikkelaar ingenieur directeur manager leider teamleider projectleider medewerker medewerkster adviseur consultant assistent assistente stagiair stagiaire beheerder
administrateur boekhouder verkoper verkoopster leraar lerares docent verpleegkundige verzorgende arts apotheker advocaat jurist ontwerper architect technicus programmeur oprichter
voorzitter eigenaar kok ober serveerster receptionist receptioniste secretaresse chauffeur magazijnmedewerker monteur elektricien loodgieter timmerman lasser schilder kapper
bakker operator onderzoeker redacteur journalist vertaler tolk fotograaf psycholoog fysiotherapeut specialist coordinator begeleider vrijwilliger zelfstandige inkoper
`;

export const titleNouns: ReadonlySet<string> = new Set(
  [english, german, french, spanish, portuguese, italian, dutch].flatMap((list) => list.split(/\s+/).filter(Boolean)),
);

/** German and Dutch join words: a title ends with its noun ("Softwareentwickler", "Vertriebsleiterin"). */
export const titleEndings =
  /(?:entwickler|ingenieur|leiter|berater|verkaufer|bearbeiter|kaufmann|mitarbeiter|assistent|lehrer|pfleger|techniker|mechaniker|elektroniker|manager|meister|fuhrer|fahrer|arbeiter|helfer|therapeut|wissenschaftler|forscher|gestalter|redakteur|administrator|architekt|analyst|spezialist|koordinator|referent|student|praktikant|anwalt|prufer|planer|programmierer|angestellte|ontwikkelaar|medewerker|beheerder|adviseur|monteur|verpleegkundige)(?:in|r|n|s)?$/;

/** Titles in scripts that do not part words. */
export const titleCharacters =
  /エンジニア|デザイナー|マネージャー|プログラマ|コンサルタント|アナリスト|ディレクター|部長|課長|社長|主任|係長|担当|店長|講師|教師|研究員|入力|工程师|经理|设计师|总监|主管|助理|顾问|专员|分析师|教授|研究员|实习生|개발자|엔지니어|매니저|디자이너/;

/** Words that go with a title and say little without one. */
export const titleModifiers: ReadonlySet<string> = new Set(
  `senior junior sr jr lead principal staff chief head vice deputy assistant associate interim acting trainee full-stack fullstack full stack frontend front-end backend back-end
  part-time full-time contract temporary freelance entry-level mid-level i ii iii iv leitender leitende stellvertretender stellvertretende angehender adjoint adjointe pleno
  mobile web software hardware data product project program account sales marketing customer human resources operations business quality devops cloud security network system systems
  ios android ui ux qa it hr pr machine learning ai ml research teaching graduate undergraduate executive managing general regional national global area technical creative financial
  clinical registered certified licensed medical legal administrative office team shift store retail warehouse kitchen line`
    .split(/\s+/)
    .filter(Boolean),
);
