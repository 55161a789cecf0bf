import { expect, test } from 'vitest';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from './parse-resume.ts';

const parseText = (...lines: string[]) => parseResume(documentFromText(lines.join('\n')));

test('a Polish resume', () => {
  const { resume, language } = parseText(
    'Imię i nazwisko: Małgorzata Wiśniewska',
    'Adres: al. Jana Pawła II 45 m. 7, 31-864 Kraków',
    'Telefon kom.: 501 234 567',
    'E-mail: m.wisniewska@example.com',
    '',
    'DOŚWIADCZENIE ZAWODOWE',
    '03.2019 – obecnie',
    'Główna księgowa',
    'Meblex Sp. z o.o., Łódź',
    '- Prowadzenie pełnej księgowości spółki',
    '',
    'od czerwca 2014 r. do lutego 2019 r.',
    'Zakłady Chemiczne Wisła S.A., Płock',
    'Stanowisko: Specjalista ds. kadr i płac',
    '- Naliczanie wynagrodzeń dla 300 pracowników',
    '',
    'WYKSZTAŁCENIE',
    '2009 – 2014 Politechnika Łódzka',
    'kierunek: Rachunkowość, tytuł: mgr',
    '',
    'JĘZYKI OBCE',
    'angielski – średnio zaawansowany',
  );
  expect(resume).toEqual({
    basics: {
      name: 'Małgorzata Wiśniewska',
      email: 'm.wisniewska@example.com',
      phone: '501 234 567',
      location: { address: 'al. Jana Pawła II 45 m. 7', postalCode: '31-864', city: 'Kraków' },
    },
    work: [
      {
        position: 'Główna księgowa',
        name: 'Meblex Sp. z o.o.',
        location: 'Łódź',
        startDate: '2019-03',
        highlights: ['Prowadzenie pełnej księgowości spółki'],
      },
      {
        position: 'Specjalista ds. kadr i płac',
        name: 'Zakłady Chemiczne Wisła S.A.',
        location: 'Płock',
        startDate: '2014-06',
        endDate: '2019-02',
        highlights: ['Naliczanie wynagrodzeń dla 300 pracowników'],
      },
    ],
    education: [
      {
        institution: 'Politechnika Łódzka',
        studyType: 'mgr',
        area: 'Rachunkowość',
        startDate: '2009',
        endDate: '2014',
      },
    ],
    languages: [{ language: 'angielski', fluency: 'średnio zaawansowany' }],
  });
  expect(language).toBe('other');
});

test('the person on a Europass form', () => {
  const { resume } = parseText(
    'Europass',
    'Curriculum Vitae',
    '',
    'Informacje osobiste',
    'Nazwisko(a) / Imię (imiona)\tNowak, Tomasz',
    'Adres\tul. Kwiatowa 3, 61-001 Poznań, Polska',
    'Telefon\t+48 61 123 45 67',
    'E-mail\tt.nowak@example.com',
    'Obywatelstwo\tpolskie',
    '',
    'Doświadczenie zawodowe',
    'Okres\t03/2015 – nadal',
    'Wykonywany zawód lub zajmowane stanowisko\tPielęgniarz oddziałowy',
    'Nazwa i adres pracodawcy\tSzpital Wojewódzki w Poznaniu',
  );
  expect(resume.basics).toEqual({
    name: 'Tomasz Nowak',
    email: 't.nowak@example.com',
    phone: '+48 61 123 45 67',
    location: { address: 'ul. Kwiatowa 3', postalCode: '61-001', city: 'Poznań', countryCode: 'PL' },
  });
  expect(resume.work).toEqual([
    { position: 'Pielęgniarz oddziałowy', name: 'Szpital Wojewódzki w Poznaniu', startDate: '2015-03' },
  ]);
});
