import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { CopyProvider } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';
import { forgetToken, keepToken, keptToken } from './use-mailed-token.ts';
import { forgetVisit } from './use-session.ts';
import { VerifyRemedy } from './verify-remedy.tsx';

const copy = pageCopyFor('en');
const { emailVerification: words } = copy;
const remedyFor = (code: string | undefined): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <MemoryRouter>
        <VerifyRemedy code={code} />
      </MemoryRouter>
    </CopyProvider>,
  );
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

test('who has to sign in first is led there and back, or to a new password; no address has the token', () => {
  const html = remedyFor('VERIFICATION_NEEDS_SIGN_IN');
  expect(linksIn(html)).toEqual([paths.login({ returnTo: paths.verifyEmail() }), paths.forgotPassword()]);
  expect(html).toContain(words.signIn);
  expect(html).toContain(words.setPassword);
});

test('who has a link that no longer works is led to another one, and who may try again is not led away', () => {
  expect(linksIn(remedyFor('VERIFICATION_UNKNOWN'))).toEqual([paths.profile({ tab: 'settings' })]);
  for (const code of ['BUSY', undefined]) expect(remedyFor(code)).toBe('');
});

test('a token that is kept outlasts signing in, in the memory of its page', () => {
  const queries = new QueryClient();
  const path = paths.verifyEmail();
  expect(keptToken(queries, path)).toBeUndefined();
  keepToken(queries, path, 'abc');
  forgetVisit(queries);
  expect(keptToken(queries, path)).toBe('abc');
  expect(keptToken(queries, paths.resetPassword())).toBeUndefined();
  forgetToken(queries, path);
  expect(keptToken(queries, path)).toBeUndefined();
});
