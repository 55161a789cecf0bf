import { expect, test } from 'vitest';
import { employerScore, titleScore } from './roles.ts';

test.each([
  'Senior Software Engineer',
  'Registered Nurse',
  'Charge Nurse, Emergency Department',
  'Projektleiterin',
  'Softwareentwickler (m/w/d)',
  'Chargée de communication',
  'Jefe de infraestructura',
  'Estagiária de auditoria',
  'Addetto alle vendite',
  'Projectleider',
  'CEO/President',
  'Główna księgowa',
  'Specjalista ds. kadr',
  'Młodszy specjalista ds. marketingu',
  'Kierowniczka działu sprzedaży',
  'Starszy inżynier produkcji',
  'エンジニア',
])('%s is a title', (text) => expect(titleScore(text)).toBeGreaterThan(employerScore(text)));

test.each([
  'Acme Inc.',
  'Trinity College Dublin',
  'Festo SE & Co. KG',
  'Oak & Thyme Restaurant Group',
  'Universität Stuttgart',
  'Groupe SEB',
  'Indra Sistemas S.A.',
  'Prefeitura de Campinas',
  'Meblex Sp. z o.o.',
  'Nowak i Wspólnicy sp.k.',
  'Urząd Miasta Gdyni',
  'Szpital Wojewódzki w Poznaniu',
  'Zakłady Chemiczne Wisła S.A.',
  'Szkoła Podstawowa nr 12',
  'Lange Technik GmbH',
  '株式会社サンプル',
])('%s is an employer', (text) => expect(employerScore(text)).toBeGreaterThan(titleScore(text)));
