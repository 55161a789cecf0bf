import * as accountPages from './account-pages.ts';
import * as accounts from './accounts.ts';
import * as assessment from './assessment.ts';
import * as atsView from './ats-view.ts';
import * as billingSettings from './billing-settings.ts';
import * as categories from './categories.ts';
import * as dates from './dates.ts';
import * as liveScore from './live-score.ts';
import * as navigation from './navigation.ts';
import * as optimize from './optimize.ts';
import * as pages from './pages.ts';
import * as plans from './plans.ts';
import * as profileSettings from './profile-settings.ts';
import * as profile from './profile.ts';
import * as resumeFields from './resume-fields.ts';
import * as review from './review.ts';
import * as score from './score.ts';
import * as sectionNames from './section-names.ts';
import * as toasts from './toasts.ts';
import * as upload from './upload.ts';
import * as validation from './validation.ts';

/** What the pages say in English. Each module's sentences stand under their own names; no two are named alike. */
export const englishPages = {
  ...accountPages,
  ...accounts,
  ...assessment,
  ...atsView,
  ...billingSettings,
  ...categories,
  ...dates,
  ...liveScore,
  ...navigation,
  ...optimize,
  ...pages,
  ...plans,
  ...profileSettings,
  ...profile,
  ...resumeFields,
  ...review,
  ...score,
  ...sectionNames,
  ...toasts,
  ...upload,
  ...validation,
};
