import { goRoad, type Road } from './support/roads.ts';
import { test } from './support/watched.ts';

type Row = [Road['who'], Road['by'], Road['paid'], Road['what'], Road['trouble']];

/** The person, how they sign in, whether they pay before or after, for what, and what goes wrong at each step. */
const rows: Row[] = [
  ['new', 'preview', 'after', 'package', 'none'],
  ['new', 'preview', 'after', 'Pro', 'reload'],
  ['new', 'preview', 'after', 'Platinum', 'back'],
  ['new', 'preview', 'after', 'package', 'lost connection'],
  ['new', 'nav', 'after', 'package', 'reload'],
  ['new', 'nav', 'after', 'Pro', 'back'],
  ['new', 'nav', 'after', 'Platinum', 'lost connection'],
  ['new', 'second tab', 'after', 'package', 'none'],
  ['new', 'second tab', 'after', 'Pro', 'reload'],
  ['new', 'second tab', 'after', 'Platinum', 'lost connection'],
  ['known', 'preview', 'before', 'package', 'none'],
  ['known', 'preview', 'before', 'Pro', 'reload'],
  ['known', 'preview', 'before', 'Platinum', 'lost connection'],
  ['known', 'preview', 'after', 'Pro', 'back'],
  ['known', 'nav', 'before', 'package', 'reload'],
  ['known', 'nav', 'before', 'Pro', 'lost connection'],
  ['known', 'nav', 'before', 'Platinum', 'back'],
  ['known', 'nav', 'after', 'package', 'lost connection'],
  ['known', 'second tab', 'before', 'package', 'reload'],
  ['known', 'second tab', 'before', 'Pro', 'none'],
  ['known', 'second tab', 'after', 'package', 'back'],
  ['known', 'mail', 'before', 'package', 'none'],
  ['known', 'mail', 'before', 'Pro', 'reload'],
  ['known', 'mail', 'after', 'Platinum', 'lost connection'],
];

test.describe('a visitor’s optimization ends in the right account, paid once and open:', () => {
  test.use({ expectedComplaints: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'UnreachableError'] });

  for (const [who, by, paid, what, trouble] of rows) {
    test(`${who} person by ${by}, ${what} paid ${paid}, ${trouble}`, async ({ page, browser }) => {
      const elsewhere = await browser.newContext();
      await goRoad(page, { who, by, paid, what, trouble }, elsewhere);
      await elsewhere.close();
    });
  }
});
