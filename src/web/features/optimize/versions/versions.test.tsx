import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Version } from '#contract/versions.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { HttpError } from '../../../api/http-error.ts';
import { CopyProvider } from '../../../copy/use-copy.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Unread, VersionList } from './versions.tsx';

const copy = pageCopyFor('en');
const { versions: words, comparison } = copy;
const shown = (element: React.ReactNode): string =>
  renderToStaticMarkup(<CopyProvider copy={copy}>{element}</CopyProvider>);

const first: Version = {
  id: 'a',
  name: 'As first written',
  createdAt: '2026-11-22T10:00:00.000Z',
  first: true,
  current: false,
  matchScore: 61,
  scoreAfter: 74,
  changesCount: 1,
};
const later: Version = { ...first, id: 'b', name: 'Shorter', first: false, current: true, changesCount: 12 };
const list = (...versions: Version[]) =>
  shown(<VersionList versions={versions} pending={undefined} onAct={() => undefined} />);

test('a version can be restored unless it is current, named anew and deleted unless it is the first', () => {
  const [ofFirst, ofLater] = [list(first), list(later)];
  expect(ofFirst).toContain(words.restoreNamed(first.name));
  expect(ofFirst).not.toContain(words.renameNamed(first.name));
  expect(ofFirst).not.toContain(words.removeNamed(first.name));
  expect(ofFirst).toContain('Match score 61 · Resume score 74 · 1 change<');
  expect(ofLater).not.toContain(words.restoreNamed(later.name));
  expect(ofLater).toContain(words.renameNamed(later.name));
  expect(ofLater).toContain(words.removeNamed(later.name));
  expect(ofLater).toContain(words.current);
  expect(ofLater).toContain('12 changes');
});

test('no versions, a list that is being read and one that was not read are each said', () => {
  expect(list()).toContain(words.emptyText);
  expect(shown(<Unread error={null} loading onRetry={() => undefined} />)).toContain(words.loading);
  const broken = new HttpError(503, 'Unavailable', '{"error":"We’re busy.","code":"BUSY"}');
  const unread = shown(<Unread error={broken} loading={false} onRetry={() => undefined} />);
  expect(unread).toContain('We’re busy.');
  expect(unread).toContain(words.retry);
});

test('of two texts, each side marks its own words', () => {
  const text = shown(
    <SideBySide before={{ name: 'One', text: 'Led a team' }} after={{ name: 'Two', text: 'Led a crew' }} />,
  );
  const [one = '', two = ''] = text.split('Two</h4>');
  expect(one).toMatch(/<del[^>]*>.*team.*<\/del>/);
  expect(one).not.toContain('crew');
  expect(two).toMatch(/<ins[^>]*>.*crew.*<\/ins>/);
  expect(two).not.toContain('team');
  expect(text).toContain(comparison.summary(1, 1));
});

test('texts that are the same are said to be', () => {
  const same = { name: 'One', text: 'Led a team' };
  const text = shown(<SideBySide before={same} after={same} />);
  expect(text).toContain(comparison.same);
  expect(text).not.toMatch(/<ins|<del/);
});
