import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { UnreachableError } from '../../api/http-error.ts';
import { CopyProvider } from '../../copy/use-copy.tsx';
import { StopNotice, type StopState } from './stopped-mails.tsx';

const copy = pageCopyFor('en');
const { stoppedMails: words } = copy;
const shown = (state: StopState, error?: unknown): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <MemoryRouter>
        <StopNotice state={state} error={error} onStop={() => undefined} />
      </MemoryRouter>
    </CopyProvider>,
  );

test('the link of a mail asks before it turns the mails off', () => {
  const html = shown('asked');
  expect(html).toContain(words.ask);
  expect(html).toMatch(new RegExp(`<button[^>]*>(?:<[^>]*>)*${words.stop}`));
  expect(html).not.toContain(words.stopped);
});

test('once they are off, that is said, and there is nothing more to press', () => {
  const html = shown('stopped');
  expect(html).toContain(words.stopped);
  expect(html).not.toContain('<button');
  expect(html).toContain('href="/jobs"');
});

test('a link that is not known is said to be, and one that failed is tried again, with the cause', () => {
  expect(shown('unknown')).toContain(words.unknownText);
  const failed = shown('failed', new UnreachableError('You’re offline.'));
  expect(failed).toContain(words.failed);
  expect(failed).toContain('You’re offline.');
  expect(failed).toContain(words.again);
});
