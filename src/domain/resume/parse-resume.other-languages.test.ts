import { expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';

const contact = 'Robin Example\nrobin@mail.example | +1 201 555 0119\n\n';

/** Languages whose sentences are not judged: headings, months and "present" are read all the same. */
const resumes: [string, string, { start: string; end?: string; position: string; school: string; skills: number }][] = [
  [
    'Russian',
    `Опыт работы
Кладовщик, Northwind Ltd
Июнь 2019 - по настоящее время
- Вел учет товаров
Достижения:
- Сократил потери на 20%

Образование
Московский университет
2015

Навыки
Excel, SAP`,
    { start: '2019-06', position: 'Кладовщик', school: 'Московский университет', skills: 2 },
  ],
  [
    'Ukrainian',
    `Досвід роботи
Комірник, Northwind Ltd
червень 2019 – теперішній час
- Вів облік товарів

Освіта
Київський університет
2015

Навички
Excel, SAP`,
    { start: '2019-06', position: 'Комірник', school: 'Київський університет', skills: 2 },
  ],
  [
    'Czech',
    `Pracovní zkušenosti
Skladník, Northwind Ltd
červen 2019 – současnost
- Vedl evidenci zboží

Vzdělání
Univerzita Karlova
2015

Dovednosti
Excel, SAP`,
    { start: '2019-06', position: 'Skladník', school: 'Univerzita Karlova', skills: 2 },
  ],
  [
    'Swedish',
    `Arbetslivserfarenhet
Lagerarbetare, Northwind Ltd
juni 2019 – pågående
- Förde lagerlistor

Utbildning
Uppsala universitet
2015

Kompetenser
Excel, SAP`,
    { start: '2019-06', position: 'Lagerarbetare', school: 'Uppsala universitet', skills: 2 },
  ],
  [
    'Finnish',
    `Työkokemus
Varastotyöntekijä, Northwind Ltd
kesäkuu 2019 – elokuu 2022
- Piti kirjaa tavaroista

Koulutus
Helsingin yliopisto
2015

Taidot
Excel, SAP`,
    { start: '2019-06', end: '2022-08', position: 'Varastotyöntekijä', school: 'Helsingin yliopisto', skills: 2 },
  ],
  [
    'Turkish',
    `İş Deneyimi
Depo Görevlisi, Northwind Ltd
Haziran 2019 – Halen
- Stok kayıtlarını tuttu

Eğitim
Ankara Üniversitesi
2015

Beceriler
Excel, SAP`,
    { start: '2019-06', position: 'Depo Görevlisi', school: 'Ankara Üniversitesi', skills: 2 },
  ],
  [
    'Romanian',
    `Experiență profesională
Gestionar, Northwind Ltd
iunie 2019 – prezent
- Ținea evidența mărfurilor

Educație
Universitatea din București
2015

Competențe
Excel, SAP`,
    { start: '2019-06', position: 'Gestionar', school: 'Universitatea din București', skills: 2 },
  ],
  [
    'Hungarian',
    `Munkatapasztalat
Raktáros, Northwind Ltd
2019. június – 2022. augusztus
- Vezette a készletet

Tanulmányok
Budapesti Egyetem
2015

Készségek
Excel, SAP`,
    { start: '2019-06', end: '2022-08', position: 'Raktáros', school: 'Budapesti Egyetem', skills: 2 },
  ],
  [
    'Greek',
    `Επαγγελματική εμπειρία
Αποθηκάριος, Northwind Ltd
Ιούνιος 2019 – σήμερα
- Τηρούσε τα αποθέματα

Εκπαίδευση
Πανεπιστήμιο Αθηνών
2015

Δεξιότητες
Excel, SAP`,
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
