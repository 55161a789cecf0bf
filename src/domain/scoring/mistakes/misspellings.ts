/** What resumes misspell most, each with its spelling. */
const pairs = `acheive:achieve acheived:achieved acheivement:achievement achievment:achievement achievments:achievements accomodate:accommodate accomodated:accommodated
accross:across adminstration:administration adminstrative:administrative adminstrator:administrator agressive:aggressive analize:analyze
annualy:annually apropriate:appropriate assesment:assessment assesments:assessments assistent:assistant attendence:attendance availible:available
beleive:believe begining:beginning benifits:benefits buisness:business busines:business calender:calendar catagory:category certificaton:certification
collegue:colleague collegues:colleagues comittee:committee commitee:committee commited:committed committment:commitment comunication:communication
comunicate:communicate compatability:compatibility completly:completely consistant:consistent convinient:convenient cooridnate:coordinate
coordiante:coordinate corespondence:correspondence costumer:customer custumer:customer definately:definitely definitly:definitely dependant:dependent
desicion:decision develope:develop developement:development developped:developed devolop:develop dilligent:diligent effecient:efficient effeciently:efficiently
efficent:efficient efficency:efficiency enviroment:environment enviornment:environment equiptment:equipment excellant:excellent existance:existence
experiance:experience experianced:experienced experince:experience explaination:explanation familar:familiar finacial:financial foriegn:foreign
fullfill:fulfill garantee:guarantee gaurantee:guarantee goverment:government gurantee:guarantee guidence:guidance harrass:harass heirarchy:hierarchy
hygeine:hygiene immediatly:immediately implemention:implementation implimented:implemented independant:independent independantly:independently
infomation:information inital:initial initative:initiative initiatied:initiated intelligance:intelligence intial:initial
knowlege:knowledge knowledgable:knowledgeable liason:liaison liasion:liaison lisence:license maintainance:maintenance maintainence:maintenance
maintenence:maintenance managment:management mangaged:managed mangament:management manufactoring:manufacturing millenium:millennium
morgage:mortgage neccessary:necessary necesary:necessary negociate:negotiate negociated:negotiated negotation:negotiation noticable:noticeable
occassion:occasion occured:occurred occurence:occurrence oppurtunity:opportunity oportunity:opportunity optomize:optimize orgainzed:organized
organzied:organized organizaton:organization paralel:parallel particulary:particularly pavillion:pavilion performace:performance perfomance:performance
persistant:persistent personel:personnel personell:personnel posession:possession practioner:practitioner preceeding:preceding prefered:preferred
preperation:preparation presance:presence priviledge:privilege privelege:privilege proceedure:procedure proceedures:procedures
procurment:procurement professionaly:professionally profesional:professional proffesional:professional proffessional:professional programing:programming
psychologly:psychology publically:publicly quaterly:quarterly questionaire:questionnaire reccomend:recommend reccommend:recommend recieve:receive
recieved:received recieving:receiving reciept:receipt recomend:recommend recomended:recommended recomendation:recommendation recomendations:recommendations
refered:referred referance:reference relevent:relevant reliabilty:reliability repetion:repetition representive:representative requirment:requirement
requirments:requirements resoluton:resolution resourse:resource resourses:resources responsability:responsibility responsabilities:responsibilities
responsibilites:responsibilities responsibilty:responsibility responsiblity:responsibility responsibile:responsible responsable:responsible restaraunt:restaurant
restaurent:restaurant retreive:retrieve rythm:rhythm saftey:safety satifaction:satisfaction satisifed:satisfied scedule:schedule schedual:schedule
seperate:separate seperated:separated sincerly:sincerely specalist:specialist specialy:specially stategic:strategic stategy:strategy strenght:strength
strenghts:strengths succesful:successful successfull:successful succesfully:successfully sucess:success sucessful:successful sucessfully:successfully
suport:support supervisior:supervisor superviser:supervisor surveilance:surveillance techical:technical technicial:technical techniqes:techniques
technolgy:technology tecnical:technical temperture:temperature thier:their thourough:thorough throught:through transfered:transferred transfering:transferring
truely:truly undertand:understand unforseen:unforeseen untill:until usefull:useful utlize:utilize utlized:utilized vaccum:vacuum variaty:variety
vehical:vehicle verfied:verified volonteer:volunteer volunter:volunteer warehose:warehouse wether:whether writting:writing writen:written yeild:yield`;

/** Misspelled words in lower case, and how they are spelled. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs.split(/\s+/).flatMap((pair) => {
    const [wrong, right] = pair.split(':');
    return wrong !== undefined && right !== undefined ? [[wrong, right] as const] : [];
  }),
);
