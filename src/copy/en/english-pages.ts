import * as accountPages from './account-pages.ts';
import * as twoStep from './two-step.ts';
import * as accountSecurity from './account-security.ts';
import * as accounts from './accounts.ts';
import * as apiKeys from './api-keys.ts';
import * as assessment from './assessment.ts';
import * as atsView from './ats-view.ts';
import * as billingSettings from './billing-settings.ts';
import * as categories from './categories.ts';
import * as claims from './claims.ts';
import * as conversation from './conversation.ts';
import * as dates from './dates.ts';
import * as home from './home.ts';
import * as interview from './interview.ts';
import * as jobLinks from './job-links.ts';
import * as jobListings from './job-listings.ts';
import * as jobSearch from './job-search.ts';
import * as jobTracking from './job-tracking.ts';
import * as jobs from './jobs.ts';
import * as linkedin from './linkedin.ts';
import * as liveScore from './live-score.ts';
import * as modelKey from './model-key.ts';
import * as navigation from './navigation.ts';
import * as optimize from './optimize.ts';
import * as pages from './pages.ts';
import * as plans from './plans.ts';
import * as practiceNotes from './practice-notes.ts';
import * as profileSettings from './profile-settings.ts';
import * as profile from './profile.ts';
import * as longReadPage from './long-read-page.ts';
import * as resumeFields from './resume-fields.ts';
import * as review from './review.ts';
import * as score from './score.ts';
import * as sectionNames from './section-names.ts';
import * as sheet from './sheet.ts';
import * as toasts from './toasts.ts';
import * as upload from './upload.ts';
import * as versions from './versions.ts';
import * as validation from './validation.ts';
import * as contact from './contact.ts';
import * as consent from './consent.ts';
import * as tours from './tours.ts';
import * as footer from './footer.ts';

/** What the pages say in English. Each module's sentences stand under their own names; no two are named alike. */
export const englishPages = {
  ...accountPages,
  ...accountSecurity,
  ...accounts,
  ...apiKeys,
  ...twoStep,
  ...assessment,
  ...atsView,
  ...billingSettings,
  ...categories,
  ...claims,
  ...conversation,
  ...contact,
  ...consent,
  ...tours,
  ...footer,
  ...dates,
  ...home,
  ...interview,
  ...jobLinks,
  ...jobListings,
  ...jobSearch,
  ...jobTracking,
  ...jobs,
  ...linkedin,
  ...liveScore,
  ...modelKey,
  ...navigation,
  ...optimize,
  ...pages,
  ...plans,
  ...practiceNotes,
  ...profileSettings,
  ...profile,
  ...longReadPage,
  ...resumeFields,
  ...review,
  ...score,
  ...sectionNames,
  ...sheet,
  ...toasts,
  ...upload,
  ...validation,
  ...versions,
};
