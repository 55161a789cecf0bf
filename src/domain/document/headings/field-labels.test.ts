import { expect, test } from 'vitest';
import { fieldOf, isContactLabel } from './field-labels.ts';

test.each([
  ['Stanowisko', 'title'],
  ['Wykonywany zawód lub zajmowane stanowisko', 'title'],
  ['Pracodawca:', 'employer'],
  ['Name and address of the employer', 'employer'],
  ['Nazwa i adres pracodawcy', 'employer'],
  ['Imię i nazwisko pracodawcy', 'employer'],
  ['Nombre y dirección de la empresa o empleador', 'employer'],
  ['Okres zatrudnienia', 'date'],
  ['Daty (od – do)', 'date'],
  ['Fechas', 'date'],
  ['Daten', 'date'],
  ['Zeitraum', 'date'],
  ['Miejscowość', 'place'],
  ['Kierunek studiów', 'degree'],
  ['Uczelnia', 'school'],
  ['Nom et adresse de l’employeur', 'employer'],
  ["Nome e tipo d'istituto di istruzione o formazione", 'school'],
  ['Główne zadania', 'told'],
  ['Hauptfächer/berufliche Fähigkeiten', 'told'],
  ['Principales actividades y responsabilidades', 'told'],
  ['Pracodawca roku', undefined],
])('%s labels %s', (text, field) => expect(fieldOf(text)).toBe(field));

test.each(['Telefon komórkowy', 'Data urodzenia:', 'Adres', 'Tel. kom.', 'Correo electrónico', 'Geschlecht'])(
  '%s stands before an address or a number',
  (text) => expect(isContactLabel(text)).toBe(true),
);
