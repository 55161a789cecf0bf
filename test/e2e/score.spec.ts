import { fixtureResume } from './support/material.ts';
import { scoreInWizard } from './support/score-steps.ts';
import { expect, test } from './support/watched.ts';

test('Score My Resume shows the score, its six categories and what would raise it', async ({ page }) => {
  await scoreInWizard(page, fixtureResume('warehouse-lead-en__plain.pdf'));
  await expect(page).toHaveURL('/optimize');
});
