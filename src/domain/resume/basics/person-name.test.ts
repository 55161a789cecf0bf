import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

/** A sidebar with the initials in a circle, the name set on several lines below them, and a title. */
const nameInSidebar = (initials: string, lines: readonly string[], email: string, title: string) => {
  const stretches: Stretch[] = [
    { x: 70, y: 40, text: initials, size: 24 },
    ...lines.map((text, index): Stretch => ({ x: 20, y: 90 + 20 * index, text, bold: true, size: 17 })),
    { x: 20, y: 160, text: title },
    { x: 20, y: 190, text: 'Contact', bold: true, size: 12 },
    { x: 20, y: 206, text: email },
    { x: 220, y: 90, text: 'Profile', bold: true, size: 13 },
    { x: 220, y: 110, text: 'Careful at the bench and quick on the road.' },
  ];
  return parseResume(typeset(stretches)).resume.basics?.name;
};

test('initials in large type above the name are not the name', () => {
  expect(nameInSidebar('BT', ['Beatrix', 'Tolland-Reyes'], 'b.tolland@example.org', 'Optician')).toBe(
    'Beatrix Tolland-Reyes',
  );
  expect(nameInSidebar('A. V.', ['Anneke', 'Vreeswijk'], 'anneke@example.org', 'Florist')).toBe('Anneke Vreeswijk');
});

test('a name on three lines is read from its first line, whichever of them the address has', () => {
  expect(nameInSidebar('LB', ['Luisa del', 'Pilar', 'Barroso Tena'], 'pilar.barroso@example.org', 'Florist')).toBe(
    'Luisa del Pilar Barroso Tena',
  );
  expect(nameInSidebar('WK', ['Wilhelmina', '"Mina"', 'Kestrel'], 'mina.kestrel@example.org', 'Optician')).toBe(
    'Wilhelmina "Mina" Kestrel',
  );
});

test('initials are the name where no other is', () => {
  const { basics } = parseResume(typeset([{ x: 70, y: 40, text: 'JJ', size: 24 }])).resume;
  expect(basics?.name).toBe('JJ');
  expect(nameInSidebar('JJ', ['JJ Abernathy'], 'jj@example.org', 'Florist')).toBe('JJ Abernathy');
});

test.each(['CURRÍCULUM VÍTAE', 'Curriculum Vitæ', 'CURRÍCULUM VITAE', 'Résumé'])(
  '%s above a name in the same type is the name of the document',
  (title) => {
    const stretches: Stretch[] = [
      { x: 220, y: 40, text: title, bold: true, size: 14 },
      { x: 40, y: 70, text: 'Luisa del Pilar Barroso Tena', bold: true, size: 12 },
      { x: 40, y: 90, text: 'pilar.barroso@example.org' },
      { x: 40, y: 120, text: 'Perfil', bold: true },
      { x: 40, y: 140, text: 'Florista con doce años en mercados y bodas.' },
    ];
    expect(parseResume(typeset(stretches)).resume.basics?.name).toBe('Luisa del Pilar Barroso Tena');
    expect(parseResume(documentFromText(`${title}\n\nRobin Example\nrobin@example.org`)).resume.basics?.name).toBe(
      'Robin Example',
    );
  },
);
