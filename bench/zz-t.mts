import { placeScore, readPlace, isAddress } from '../src/domain/resume/basics/location.ts';
for (const t of ['Leeds, West Yorkshire','Dublin 8','LS11 5PS','17 Cork Street • Dublin 8','Dublin 2','Halifax, Nova Scotia','Naas, Co. Kildare']) console.log(t, placeScore(t), JSON.stringify(readPlace(t)), isAddress(t));
import { parseResume } from '../src/domain/resume/parse-resume.ts';
import { documentFromText } from '../src/domain/document/plain-text.ts';
for (const t of ['88 Agricola Street, Unit 5 | Halifax, Nova Scotia | B3K 4E2 | +1 902 555 1987 | gwen.asante@inboxed.example','17 Cork Street • Dublin 8 • +353 86 201 2019 • aoife@x.example', 'Flat 2, 41 Canal Wharf\nLeeds, West Yorkshire\nLS11 5PS\n+44 20 1998 2024']) console.log(JSON.stringify(parseResume(documentFromText('Robin Example\n'+t+'\n\nExperience\nFoo Ltd\nEngineer 2010 - 2012\n')).resume.basics));
import { findPhone } from '../src/domain/resume/basics/contact.ts';
import { textRows } from '../src/domain/document/layout/text-row.ts';
for (const t of ['B3K 4E2 | +1 902 555 1987 | gwen','Unit 5 | Halifax | +1 902 555 1987 | gwen','+1 902 555 1987','+1 902 555 1907']) console.log(t, JSON.stringify(findPhone(textRows(documentFromText(t)))));
