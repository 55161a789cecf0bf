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
  '株式会社サンプル',
])('%s is an employer', (text) => expect(employerScore(text)).toBeGreaterThan(titleScore(text)));
