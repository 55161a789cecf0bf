import { describe, expect, test } from 'vitest';
import type { Language } from '../../language/languages.ts';
import { rewordLineIn } from './reword-line-in.ts';

const neighbours = {
  nouns: {
    de: ['Planung von Touren für acht Fahrzeuge', 'Organisation von Messen in Köln'],
    fr: ['Organisation de tournées pour huit véhicules', 'Accueil des clients au téléphone'],
    es: ['Organización de rutas para ocho vehículos', 'Atención a los clientes por teléfono'],
  },
  infinitives: {
    de: ['Touren für acht Fahrzeuge planen', 'Messen in Köln organisieren'],
    fr: ['Organiser des tournées pour huit véhicules', 'Accueillir les clients au téléphone'],
    es: ['Organizar rutas para ocho vehículos', 'Atender a los clientes por teléfono'],
  },
  past: {
    de: ['Plante Touren für acht Fahrzeuge', 'Organisierte Messen in Köln'],
    fr: ['Organisé des tournées pour huit véhicules', 'Accueilli les clients au téléphone'],
    es: ['Organicé rutas para ocho vehículos', 'Atendí a los clientes por teléfono'],
  },
} as const;

const reworded = (language: 'de' | 'fr' | 'es', line: string, form: keyof typeof neighbours = 'nouns'): string =>
  rewordLineIn(language, line, { lines: [...neighbours[form][language], line], stops: false }).text;

describe('German', () => {
  test.each([
    ['Verantwortlich für die Einführung von SAP in drei Werken', 'Einführung von SAP in drei Werken'],
    [
      'Zuständig für die Planung und Durchführung von 40 Schulungen pro Jahr',
      'Planung und Durchführung von 40 Schulungen pro Jahr',
    ],
    ['Aufgaben: Erstellung von Monatsberichten für den Vorstand', 'Erstellung von Monatsberichten für den Vorstand'],
    ['Zuständig für das Erstellen von Angeboten für Industriekunden', 'Erstellen von Angeboten für Industriekunden'],
    ['Verantwortlich für den Aufbau eines Vertriebsteams in Österreich', 'Aufbau eines Vertriebsteams in Österreich'],
    ['Meine Aufgaben umfassten die Betreuung von 60 Großkunden', 'Betreuung von 60 Großkunden'],
    [
      'Erstellung von Reports sowie auch Analyse der Absatzzahlen',
      'Erstellung von Reports sowie Analyse der Absatzzahlen',
    ],
    ['Durchführung der Schulung von 40 neuen Mitarbeitern', 'Schulung von 40 neuen Mitarbeitern'],
    [
      'Einführung eines Kanban-Systems, wodurch die Durchlaufzeit von 14 auf 9 Tage gesenkt wurde',
      'Senkung der Durchlaufzeit von 14 auf 9 Tage durch Einführung eines Kanban-Systems',
    ],
    ['Zuständig für Reklamationen und Retouren', 'Bearbeitung von Reklamationen und Retouren'],
    ['Tätig in der Betreuung von Menschen mit Demenz', 'Betreuung von Menschen mit Demenz'],
    [
      'Unterstützung bei der Vorbereitung von von Gerichtsterminen',
      'Unterstützung bei der Vorbereitung von Gerichtsterminen',
    ],
    ['Ich war für die Pflege von 28 Bewohnern zuständig', 'Pflege von 28 Bewohnern'],
    [
      'Verantwortlich für die Abteilung Qualitätssicherung mit 9 Mitarbeitern',
      'Leitung der Abteilung Qualitätssicherung mit 9 Mitarbeitern',
    ],
    ['Zuständig für die Wartung und für die Reparatur von 35 Maschinen', 'Wartung und Reparatur von 35 Maschinen'],
    [
      'Optimierung der Tourenplanung, dadurch Senkung der Spritkosten um 18 %',
      'Senkung der Spritkosten um 18 % durch Optimierung der Tourenplanung',
    ],
    [
      'Verantwortlich für die Planung, den Aufbau und die Wartung von 12 Anlagen',
      'Planung, Aufbau und Wartung von 12 Anlagen',
    ],
    ['Verantwortlich für die tägliche Kontrolle der Kühlketten', 'Tägliche Kontrolle der Kühlketten'],
    [
      'Verantwortlich für die Personal- und Einsatzplanung von 40 Kräften',
      'Personal- und Einsatzplanung von 40 Kräften',
    ],
  ])('a weak opening becomes a noun among nouns: %s', (line, wanted) =>
    expect(reworded('de', line, 'nouns')).toBe(wanted),
  );

  test.each([
    ['Verantwortlich für ein Team von 12 Mitarbeitern', 'nouns'],
    ['Mitarbeit bei der Einführung von SAP S/4HANA', 'nouns'],
    ['Verantwortlich dafür, dass die Lieferungen pünktlich ankommen', 'nouns'],
    ['Verantwortlich für den Einkauf; Budget: 400.000 €', 'nouns'],
    ['Tätig in der Entwicklung als Senior-Entwickler', 'nouns'],
    ['Verantwortlich für die Planung der Touren und die Fahrer', 'nouns'],
    ['Betraut mit der Planung und der Abrechnung von 12 Projekten', 'nouns'],
    ['Zuständig für die Zeichnungen der Bauteile', 'nouns'],
    ['Betreuung von Kunden, Lieferanten usw.', 'nouns'],
  ] as const)('left alone: %s', (line, form) => expect(reworded('de', line, form)).toBe(line));
});

describe('French', () => {
  test.each([
    ["Responsable de la gestion d'une équipe de 12 personnes", "Gestion d'une équipe de 12 personnes"],
    ["Chargée de l'accueil des patients et de la prise de rendez-vous", 'Accueil des patients et prise de rendez-vous'],
    ['Chargé de gérer un portefeuille de 80 clients', "Gestion d'un portefeuille de 80 clients"],
    ['En charge du recrutement de 15 saisonniers', 'Recrutement de 15 saisonniers'],
    ['Mes tâches comprenaient la saisie des factures fournisseurs', 'Saisie des factures fournisseurs'],
    [
      "Mise en place d'un tableau de bord afin de suivre les ventes",
      "Mise en place d'un tableau de bord pour suivre les ventes",
    ],
    ['Responsable du planning de 25 agents', 'Gestion du planning de 25 agents'],
    ["J'étais chargé de la maintenance de 40 machines", 'Maintenance de 40 machines'],
    [
      'Réorganisation du stock, ce qui a permis de réduire les ruptures de 40 %',
      'Réduction des ruptures de 40 % grâce à la réorganisation du stock',
    ],
    ['Responsable de la formation de de 12 apprentis', 'Formation de 12 apprentis'],
    ['Missions : tenue de caisse et réassort des rayons', 'Tenue de caisse et réassort des rayons'],
    [
      'Organisation de réunions dans le but de coordonner les équipes',
      'Organisation de réunions pour coordonner les équipes',
    ],
    ["Responsable d'une équipe de 8 vendeurs", "Gestion d'une équipe de 8 vendeurs"],
    [
      'Chargé du suivi de la maintenance et de la réparation des machines',
      'Suivi de la maintenance et de la réparation des machines',
    ],
  ])('a weak opening becomes a noun among nouns: %s', (line, wanted) =>
    expect(reworded('fr', line, 'nouns')).toBe(wanted),
  );

  test.each([
    ['Responsable de la gestion des stocks de trois magasins', 'Gérer les stocks de trois magasins'],
    ['Assurer la gestion de la paie de 120 salariés', 'Gérer la paie de 120 salariés'],
    ["Chargée d'assurer la surveillance de 40 élèves", 'Surveiller 40 élèves'],
  ])('an infinitive among infinitives: %s', (line, wanted) => expect(reworded('fr', line, 'infinitives')).toBe(wanted));

  test.each([['Chargé de la rédaction de 30 fiches techniques', 'Rédigé 30 fiches techniques']])(
    'the past among what is past: %s',
    (line, wanted) => expect(reworded('fr', line, 'past')).toBe(wanted),
  );

  test.each([
    ["Participation à la mise en place d'un ERP", 'nouns'],
    ['Aide à la toilette des résidents', 'nouns'],
    ['Chargée de clientèle particuliers pour le nord de la ville', 'nouns'],
    ['Responsable qualité pour deux sites de production', 'nouns'],
    ['Mes tâches comprenaient la gestion du stock et le planning', 'nouns'],
    ['Chargé de gérer les stocks et commander les pièces', 'nouns'],
    ["Chargé de la gestion d'un parc et d'un atelier", 'infinitives'],
    ['Responsable de la satisfaction des clients', 'nouns'],
    ['Responsable de la communication de la mairie', 'nouns'],
  ] as const)('left alone: %s', (line, form) => expect(reworded('fr', line, form)).toBe(line));
});

describe('Spanish', () => {
  test.each([
    ['Responsable de la gestión de un equipo de 12 personas', 'Gestión de un equipo de 12 personas'],
    ['Encargada de gestionar la agenda de tres directores', 'Gestión de la agenda de tres directores'],
    ['A cargo del mantenimiento de 40 máquinas', 'Mantenimiento de 40 máquinas'],
    ['Funciones: atención al cliente y cobro en caja', 'Atención al cliente y cobro en caja'],
    ['Llevar a cabo la formación de 30 empleados', 'Formación de 30 empleados'],
    [
      'Elaboración de informes semanales con el fin de controlar costes',
      'Elaboración de informes semanales para controlar costes',
    ],
    ['Mis funciones eran la elaboración de nóminas para 80 empleados', 'Elaboración de nóminas para 80 empleados'],
    [
      'Reorganización del almacén, lo que permitió reducir los errores en un 30 %',
      'Reducción de los errores en un 30 % mediante la reorganización del almacén',
    ],
    ['Encargado de la la apertura de 5 tiendas', 'Apertura de 5 tiendas'],
    ['Me encargaba de la facturación mensual de 200 clientes', 'Facturación mensual de 200 clientes'],
    ['Realización de la coordinación de 6 proveedores', 'Coordinación de 6 proveedores'],
    ['Responsable de un presupuesto de 300.000 €', 'Gestión de un presupuesto de 300.000 €'],
    ['Tareas de limpieza y desinfección de 30 habitaciones', 'Limpieza y desinfección de 30 habitaciones'],
    ['Fui responsable de coordinar y formar a 8 voluntarios', 'Coordinación y formación de 8 voluntarios'],
    ['Responsable de atender a los clientes en tienda', 'Atención a los clientes en tienda'],
  ])('a weak opening becomes a noun among nouns: %s', (line, wanted) =>
    expect(reworded('es', line, 'nouns')).toBe(wanted),
  );

  test.each([
    ['Responsable de la planificación de las rutas de 20 camiones', 'Planifiqué las rutas de 20 camiones'],
    ['Realicé la implantación de un CRM para 40 comerciales', 'Implanté un CRM para 40 comerciales'],
    ['Encargada de elaborar los presupuestos de 12 obras', 'Elaboré los presupuestos de 12 obras'],
  ])('the past among what is past: %s', (line, wanted) => expect(reworded('es', line, 'past')).toBe(wanted));

  test.each([
    ['Participación en la implantación de SAP en cuatro plantas', 'nouns'],
    ['Encargado de la caja los fines de semana', 'nouns'],
    ['Apoyo en la elaboración de presupuestos', 'nouns'],
    ['Responsable de compras para toda la península', 'nouns'],
    ['Funciones: las propias del puesto', 'nouns'],
    ['Encargado de gestionar los pedidos y las devoluciones', 'nouns'],
    ['Pagos a fin de mes a 30 proveedores', 'nouns'],
    ['Encargada de la formación de 15 becarios', 'past'],
  ] as const)('left alone: %s', (line, form) => expect(reworded('es', line, form)).toBe(line));
});

test.each([
  'Reorganización del almacén, lo que permitió reducir los errores un 30 %',
  'Funciones: gestión de la la caja',
])('a line is reworded once: %s', (line) => {
  const once = reworded('es', line);
  expect(once).not.toBe(line);
  expect(reworded('es', once)).toBe(once);
});

test.each([
  ['fr', 'Responsable de la gestion des stocks de deux sites', 'Ranger les rayons', 'Gérer les stocks de deux sites'],
  ['es', 'Responsable de la gestión de los pedidos', 'Pinté las paredes', 'Gestioné los pedidos'],
  [
    'de',
    'Verantwortlich für die Planung der Touren',
    'Schrieb die Berichte für den Vorstand',
    'Verantwortlich für die Planung der Touren',
  ],
] as const)('verbs that no table has tell the form, too: %s %s', (language, line, neighbour, wanted) => {
  expect(rewordLineIn(language, line, { lines: [neighbour, line], stops: false }).text).toBe(wanted);
});

test('a label stays where other lines have theirs', () => {
  const lines = ['Aufgaben: Erstellung von Monatsberichten', 'Erfolge: Senkung der Kosten um 9 %'];
  expect(rewordLineIn('de', lines[0] ?? '', { lines, stops: false })).toEqual({ text: lines[0], reasons: [] });
});

test('spaces that do not break stay as they are', () => {
  const line = 'Réduction des coûts de 15\u00a0% en un an\u00a0; baisse des retards';
  expect(rewordLineIn('fr', line, { lines: [line], stops: false })).toEqual({ text: line, reasons: [] });
});

test('a line ends like its neighbours', () => {
  const line = 'Gestión de la agenda de tres directores';
  expect(rewordLineIn('es', line, { lines: [line], stops: true })).toEqual({
    text: `${line}.`,
    reasons: ['punctuation'],
  });
});

test.each(['it', 'nl', 'other'] satisfies Language[])('a language without rules keeps its words: %s', (language) => {
  const line = 'Responsabile della gestione di  un team.';
  expect(rewordLineIn(language, line, { lines: [line], stops: false })).toEqual({ text: line, reasons: [] });
});
