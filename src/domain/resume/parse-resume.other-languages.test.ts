import { expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';

const contact = 'Robin Example\nrobin@mail.example | +1 201 555 0119\n\n';

/** Languages whose sentences are not judged: headings, months and "present" are read all the same. */
const resumes: [string, string, { start: string; end?: string; position: string; school: string; skills: number }][] = [
  [
    'Russian',
    'Опыт работы\nКладовщик, Northwind Ltd\nИюнь 2019 - по настоящее время\n- Вел учет товаров\nДостижения:\n- Сократил потери на 20%\n\nОбразование\nМосковский университет\n2015\n\nНавыки\nExcel, SAP',
    { start: '2019-06', position: 'Кладовщик', school: 'Московский университет', skills: 2 },
  ],
  [
    'Ukrainian',
    'Досвід роботи\nКомірник, Northwind Ltd\nчервень 2019 – теперішній час\n- Вів облік товарів\n\nОсвіта\nКиївський університет\n2015\n\nНавички\nExcel, SAP',
    { start: '2019-06', position: 'Комірник', school: 'Київський університет', skills: 2 },
  ],
  [
    'Czech',
    'Pracovní zkušenosti\nSkladník, Northwind Ltd\nčerven 2019 – současnost\n- Vedl evidenci zboží\n\nVzdělání\nUniverzita Karlova\n2015\n\nDovednosti\nExcel, SAP',
    { start: '2019-06', position: 'Skladník', school: 'Univerzita Karlova', skills: 2 },
  ],
  [
    'Swedish',
    'Arbetslivserfarenhet\nLagerarbetare, Northwind Ltd\njuni 2019 – pågående\n- Förde lagerlistor\n\nUtbildning\nUppsala universitet\n2015\n\nKompetenser\nExcel, SAP',
    { start: '2019-06', position: 'Lagerarbetare', school: 'Uppsala universitet', skills: 2 },
  ],
  [
    'Finnish',
    'Työkokemus\nVarastotyöntekijä, Northwind Ltd\nkesäkuu 2019 – elokuu 2022\n- Piti kirjaa tavaroista\n\nKoulutus\nHelsingin yliopisto\n2015\n\nTaidot\nExcel, SAP',
    { start: '2019-06', end: '2022-08', position: 'Varastotyöntekijä', school: 'Helsingin yliopisto', skills: 2 },
  ],
  [
    'Turkish',
    'İş Deneyimi\nDepo Görevlisi, Northwind Ltd\nHaziran 2019 – Halen\n- Stok kayıtlarını tuttu\n\nEğitim\nAnkara Üniversitesi\n2015\n\nBeceriler\nExcel, SAP',
    { start: '2019-06', position: 'Depo Görevlisi', school: 'Ankara Üniversitesi', skills: 2 },
  ],
  [
    'Romanian',
    'Experiență profesională\nGestionar, Northwind Ltd\niunie 2019 – prezent\n- Ținea evidența mărfurilor\n\nEducație\nUniversitatea din București\n2015\n\nCompetențe\nExcel, SAP',
    { start: '2019-06', position: 'Gestionar', school: 'Universitatea din București', skills: 2 },
  ],
  [
    'Hungarian',
    'Munkatapasztalat\nRaktáros, Northwind Ltd\n2019. június – 2022. augusztus\n- Vezette a készletet\n\nTanulmányok\nBudapesti Egyetem\n2015\n\nKészségek\nExcel, SAP',
    { start: '2019-06', end: '2022-08', position: 'Raktáros', school: 'Budapesti Egyetem', skills: 2 },
  ],
  [
    'Greek',
    'Επαγγελματική εμπειρία\nΑποθηκάριος, Northwind Ltd\nΙούνιος 2019 – σήμερα\n- Τηρούσε τα αποθέματα\n\nΕκπαίδευση\nΠανεπιστήμιο Αθηνών\n2015\n\nΔεξιότητες\nExcel, SAP',
    { start: '2019-06', position: 'Αποθηκάριος', school: 'Πανεπιστήμιο Αθηνών', skills: 2 },
  ],
];

test.each(resumes)('%s', (_, text, { start, end, position, school, skills }) => {
  const { resume } = parsedText(contact + text);
  expect(resume.work).toMatchObject([{ position, name: 'Northwind Ltd', startDate: start }]);
  expect(resume.work?.[0]?.endDate).toBe(end);
  expect(resume.work?.[0]?.highlights?.length).toBeGreaterThan(0);
  expect(resume.education).toMatchObject([{ institution: school }]);
  expect(resume.skills?.flatMap(({ name, keywords }) => keywords ?? [name])).toHaveLength(skills);
  expect(resume.awards ?? []).toEqual([]);
});
