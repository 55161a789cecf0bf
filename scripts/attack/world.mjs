// Whom the attacks are aimed at: an account that owns one of everything, with a word in each field that must not appear in anybody else's answer.
import { setTimeout as sleep } from 'node:timers/promises';
import { application } from '../crash/application.mjs';
import { password, pay, person, right, signedUp } from './person.mjs';
import { plainDocx } from './word-package.mjs';

export const resumeText = application.originalContent;
const profileText = `Jordan Rivers
Warehouse supervisor
About
Eight years in distribution centers, with a team of 14 pickers on two shifts.
Experience
Warehouse Supervisor, Example Logistics, 2019 - Present
Cut picking errors by 31%.
Skills
SAP, Excel`;

/** Waits until a thing that is being made is completed or failed. */
export async function settled(own, path) {
  for (let patience = 0; patience < 240; patience++) {
    const answer = await own.get(path);
    if (['completed', 'failed'].includes(answer.body?.status)) return answer.body;
    await sleep(500);
  }
  throw new Error(`${path} was not settled within two minutes.`);
}

/** Preparation isn't part of the attack: steps that a busy machine couldn't do in time are repeated. */
async function patiently(act, what, tries = 30) {
  for (let patience = tries; ; patience--) {
    const answer = await act();
    const isSlow = [429, 503].includes(answer.status) || answer.body?.code === 'FILE_TOO_SLOW';
    if (!isSlow || patience === 0) return right(answer, what);
    await sleep(2_000);
  }
}

const firstOf = (body, name) => body?.[name]?.[0]?.id;

/** Gives an account an upload, an optimization, a score, a version, a saved job and a saved search; `word` is in all that it writes. */
export async function furnish(own, word, { everything = false } = {}) {
  const text = `${resumeText}\nVolunteering\nHelper at ${word} Kitchen, 2018`.replace(
    'Example Logistics',
    `${word} Logistics`,
  );
  const file = plainDocx(text);
  // If the machine has no time to read the file, the same words are pasted.
  const upload = await patiently(
    () => own.upload('/api/upload-resume', 'resume', `${word}.docx`, file),
    'upload',
    0,
  ).catch(() => ({ content: text }));
  own.ids.upload = upload.uploadId;
  const asked = {
    ...application,
    originalFileName: `${word}.docx`,
    originalContent: upload.content,
    ...(upload.uploadId === undefined ? {} : { uploadId: upload.uploadId }),
    companyName: `${word} Goods`,
    jobTitle: `Warehouse Manager ${word}`,
  };
  const started = await patiently(() => own.post('/api/optimize-resume', asked), 'optimize');
  own.ids.optimization = started.optimizationId;
  await settled(own, `/api/optimization/${started.optimizationId}`);
  await patiently(() => own.post('/api/score-resume', { resumeText: text }), 'score');
  if (!own.userId) return own;
  own.ids.score = (await own.get('/api/scores')).body?.[0]?.id;
  const versions = right(
    await own.post(`/api/optimization/${started.optimizationId}/versions`, { name: `Version ${word}` }),
    'version',
  );
  own.ids.version = versions.versions.find(({ first }) => !first)?.id ?? firstOf(versions, 'versions');
  const saved = right(
    await own.post('/api/jobs/own', {
      title: `Job ${word}`,
      company: `Company ${word}`,
      location: `Town ${word}`,
      description: `${application.jobDescription}\n${word}`,
      applicationUrl: `https://example.com/${word}`,
    }),
    'own job',
  );
  own.ids.saved = saved.id;
  own.ids.listing = saved.jobListingId;
  right(await own.change('PATCH', `/api/jobs/saved/${saved.id}`, { notes: `Note ${word}` }), 'note');
  own.ids.search = right(
    await own.post('/api/jobs/saved-searches', { query: `warehouse ${word}`, name: `Search ${word}` }),
    'saved search',
  ).id;
  if (!everything) return own;
  await pay(own, { paymentType: 'unlimited' });
  own.ids.payment = (await own.get('/api/payments')).body?.payments?.[0]?.stripePaymentIntentId;
  right(await own.post('/api/generate-interview-prep', { optimizationId: started.optimizationId }), 'prep');
  const prep = await settled(own, `/api/interview-prep-by-optimization/${started.optimizationId}`);
  own.ids.question = prep.questions?.[0]?.id;
  own.ids.enhancement = right(
    await own.post('/api/enhance-linkedin', { profileText: `${profileText}\n${word}`, targetRole: `Lead ${word}` }),
    'enhance',
  ).enhancementId;
  await settled(own, `/api/enhancements/${own.ids.enhancement}`);
  return own;
}

/** The victim, with the words and secrets that nobody else may see. */
export async function victimOf(origin, seed) {
  const word = `Zq${(seed * 7919 + 104729).toString(36)}vane`;
  const own = await signedUp(origin, { email: `${word}@example.com`.toLowerCase(), name: `Robin ${word}` });
  await furnish(own, word, { everything: true });
  const key = right(
    await own.post('/api/api-keys', {
      name: `Key ${word}`,
      scopes: ['resumes:read', 'optimizations:read', 'jobs:read', 'linkedin:read', 'profile:read'],
      currentPassword: password,
    }),
    'api key',
  );
  own.ids.key = key.apiKey.id;
  const visitor = person(origin);
  await visitor.renewToken();
  const claim = right(await visitor.post('/api/optimize-resume', application), 'visitor optimizes');
  const cookies = [...own.jar.values()].filter((value) => value.length >= 20);
  return { own, word, secrets: [password, key.secret, claim.claimToken, ...cookies], visitor, claim };
}
