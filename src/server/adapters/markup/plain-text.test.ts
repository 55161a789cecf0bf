import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('markup is read away, also where it was escaped', () => {
  expect(plainText('<p class="a">One</p><p>Two<script>alert(1)</script></p>', true)).toBe('One\n\nTwo');
  expect(plainText('&lt;img src=x onerror=alert(1)&gt;Three', false)).not.toContain('<');
});

// As long as texts of boards are taken. A pattern that looks for the end of each of these tags would take more than a minute, and the test's time would be up.
test.each(['<a ', '<a<a', '</p ', '<div>', '<b><i>', '&lt;a ', '<ul><li>', '<table><tr><td>', '<!--', '<![CDATA['])(
  'the longest text of nothing but %j is read at once',
  (piece) => {
    const long = piece.repeat(Math.floor(400_000 / piece.length));
    for (const isHtml of [false, true]) expect(plainText(long, isHtml).length).toBeLessThanOrEqual(1_600_000);
  },
);
