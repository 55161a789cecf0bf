import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { fillerStart, lockedPreview } from '#domain/tailoring/locked-preview.ts';
import { CopyProvider } from '../../../copy/use-copy.tsx';
import { LockedText } from './locked-text.tsx';

const document = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');

test.each([document, document.replace('word70', 'x'.repeat(60)), document.slice(0, 399), 'x'.repeat(900)])(
  'nothing of the filler is readable, and nothing before it is hidden',
  (text) => {
    const sent = lockedPreview(text);
    const cut = fillerStart(sent);
    expect(text.startsWith(sent.slice(0, cut))).toBe(true);
    const next = /\S+/.exec(sent.slice(cut))?.[0];
    expect(next === undefined || !text.includes(next)).toBe(true);
  },
);

test('the filler is hidden from screen readers', () => {
  const html = renderToStaticMarkup(
    <CopyProvider copy={pageCopyFor('en')}>
      <LockedText text={lockedPreview(document)} />
    </CopyProvider>,
  );
  expect(html).toMatch(/word10.*<span aria-hidden="true"[^>]*> ?[a-z ]+<\/span>/);
});
