/** Italian ways of saying skills of the tables. */
export const italian = `
Accounting|contabilità, contabilità generale, contabile, ragioneria
Accounts payable|contabilità fornitori
Accounts receivable|contabilità clienti
Financial statements|bilancio, redazione del bilancio
Account reconciliation|riconciliazioni bancarie
Invoicing|fatturazione
Payroll|buste paga, elaborazione paghe, paghe e contributi
Tax|fiscalità, adempimenti fiscali
Auditing|revisione contabile
Cost accounting|controllo di gestione
Financial analysis|analisi finanziaria
Banking|settore bancario
Insurance|assicurazioni
Nursing|infermieristica, infermiere, infermiera, assistenza infermieristica
Patient care|assistenza ai pazienti, cura del paziente
Geriatric care|assistenza anziani
First aid|primo soccorso
Medicine|medicina
Physical therapy|fisioterapia
Pharmacy|farmacia, farmacista
Psychology|psicologia
Social work|assistente sociale, servizi sociali
Teaching|insegnamento, insegnante, docente
Law|giurisprudenza, diritto, avvocato
Human resources|risorse umane
Recruiting|selezione del personale, ricerca e selezione
Training|formazione del personale
Team leadership|gestione del team, coordinamento del personale, leadership, gestione del personale
Project management|gestione progetti, gestione di progetti, gestione dei progetti
Quality control|controllo qualità
Sales|vendite, vendita, commerciale, addetto vendite
Business development|sviluppo commerciale, sviluppo del business
Account management|gestione clienti, portafoglio clienti
Customer service|assistenza clienti, servizio clienti, orientamento al cliente, gestione del cliente
Negotiation|negoziazione, trattative
Retail|vendita al dettaglio
Cash handling|gestione cassa, cassa
Digital marketing|marketing digitale
Public relations|relazioni pubbliche
Event planning|organizzazione eventi
Writing|redazione
Translation|traduzione
Graphic design|grafica, progettazione grafica
Logistics|logistica
Procurement|acquisti, approvvigionamento
Vendor management|gestione fornitori
Warehouse operations|magazzino, magazziniere, gestione magazzino
Inventory management|gestione scorte, inventario
Forklift operation|muletto, carrello elevatore
Forklift certificate|patentino muletto, patentino del muletto
Driving licence|patente b, patente di guida
Production management|produzione industriale
Maintenance|manutenzione
Mechanical engineering|ingegneria meccanica, meccanica
Electrical trade|elettricista, impianti elettrici
Civil engineering|ingegneria civile
Welding|saldatura, saldatore
Workplace safety|sicurezza sul lavoro
Cleaning|pulizie, pulizia
Cooking|cucina, cuoco
Food service|ristorazione
Waiting tables|cameriere, servizio ai tavoli
Hospitality|settore alberghiero
Administrative support|segreteria, amministrazione, attività amministrative, impiegato amministrativo
Reception|accoglienza, portineria
Microsoft Office|pacchetto office
Computer skills|informatica, uso del computer
Data entry|inserimento dati
Software development|sviluppo software, programmazione, sviluppatore
Web development|sviluppo web
Relational databases|basi di dati, database relazionali
Data analysis|analisi dei dati, analisi dati
Technical support|assistenza tecnica, supporto tecnico
Cybersecurity|sicurezza informatica
Artificial intelligence|intelligenza artificiale
Communication|comunicazione, capacità comunicative, doti comunicative, buone doti comunicative
Interpersonal skills|capacità relazionali, doti relazionali
Teamwork|lavoro di squadra, lavoro in team, capacità di lavorare in team
Independence|autonomia
Attention to detail|precisione, attenzione ai dettagli
Organizational skills|capacità organizzative, doti organizzative
Adaptability|flessibilità
Self-motivation|proattività, spirito di iniziativa, dinamismo
Work under pressure|resistenza allo stress, gestione dello stress
Problem solving|risoluzione dei problemi, problem solving
Reliability|affidabilità, puntualità, serietà
Creativity|creatività
English|inglese, lingua inglese, inglese fluente
Italian|italiano, lingua italiana
French|francese
German|tedesco
Spanish|spagnolo
`;
