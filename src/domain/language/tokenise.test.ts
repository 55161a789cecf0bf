import { expect, test } from 'vitest';
import { foldAccents, tokenise, wordKey } from './tokenise.ts';

const words = (text: string) => tokenise(text).map((token) => token.text);

test('words with signs stay whole', () => {
  expect(words('C++, C#, F#, .NET, ASP.NET, Node.js, socket.io')).toEqual([
    'C++',
    'C#',
    'F#',
    '.NET',
    'ASP.NET',
    'Node.js',
    'socket.io',
  ]);
  expect(words('CI/CD AI/ML TCP/IP PL/SQL R&D Security+ 5+ 3D K8s')).toEqual([
    'CI/CD',
    'AI/ML',
    'TCP/IP',
    'PL/SQL',
    'R&D',
    'Security+',
    '5+',
    '3D',
    'K8s',
  ]);
});

test('other slashes, hyphens and full stops separate words', () => {
  expect(words('Java/Python, front-end. Next sentence.We')).toEqual([
    'Java',
    'Python',
    'front',
    'end',
    'Next',
    'sentence',
    'We',
  ]);
  expect(words('CI / CD')).toEqual(['CI / CD']);
});

test('an elided article is a separate word', () => {
  expect(words("l'équipe d’Anna don't")).toEqual(["l'", 'équipe', 'd’', 'Anna', "don't"]);
});

test('addresses are one token each', () => {
  expect(words('see https://example.org/python or ada@example.org')).toEqual([
    'see',
    'https://example.org/python',
    'or',
    'ada@example.org',
  ]);
});

test('offsets cut the token out of the text', () => {
  const text = 'Ein Café – und C++!';
  for (const token of tokenise(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
});

test('plurals, possessives and accents share a key', () => {
  expect(wordKey('Databases')).toBe(wordKey('database'));
  expect(wordKey('policies')).toBe(wordKey('Policy'));
  expect(wordKey("driver's")).toBe(wordKey('driver'));
  expect(wordKey('Café')).toBe('cafe');
  expect(wordKey('Ph.D.')).toBe('phd');
  expect(wordKey('analysis')).toBe('analysis');
  expect(foldAccents('Größe, œuvre')).toBe('grosse, oeuvre');
  expect(foldAccents('Łódź, główny')).toBe('lodz, glowny');
});
