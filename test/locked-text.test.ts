import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { documentFormats, letterFormats } from '#contract/downloads.ts';
import type { RouteShape } from '#contract/route.ts';
import { interviewPreps, practicedAnswers, resumeOptimizations } from '#server/db/schema/optimizations.ts';
import { urlOf } from '#web/api/api-client.ts';
import type { Browser } from './support/browser.ts';
import { hiddenText, textOfAnswer, type HiddenText } from './support/hidden-text.ts';
import { cards, claim, job, optimize, pay, signUp } from './support/people.ts';
import { samplePrep } from './support/sample-prep.ts';
import { callsOf, type Known, type RouteCall } from './support/route-inputs.ts';
import { sampleAdvert, sampleResumeText } from './support/sample-resume-text.ts';
import { testApp, type TestApp } from './support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** How many characters of each document a locked answer may contain. */
const visible = 400;
const routes: [string, RouteShape][] = Object.entries(api);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

let people = 0;
const newAddress = () => `192.0.2.${(people += 1)}`;
const newEmail = () => `somebody-${(people += 1)}@example.com`;

const toldInPrep = 'which only the preparation for the interview tells';
/** A text that occurs only in a prep. */
const inPrep = (text: string): string => `${text} (${toldInPrep})`;

/** Stores a prep as it is when a purchase was refunded: made, practiced, and locked. All of it is hidden. */
async function storePrep(id: string): Promise<{ texts: string[]; answerId: string }> {
  const { db } = server.database;
  const [{ userId } = { userId: null }] = await db
    .select({ userId: resumeOptimizations.userId })
    .from(resumeOptimizations)
    .where(eq(resumeOptimizations.id, id));
  const { questions, stories, forEmployer, tips } = samplePrep;
  const [question] = questions;
  const [story] = stories;
  if (!question || !story) throw new Error('The sample has no question.');
  const details = {
    ...samplePrep,
    questions: [{ ...question, text: inPrep(question.text), why: inPrep(question.why), goodAnswer: [inPrep('Shown')] }],
    stories: [{ ...story, title: inPrep(story.title), missing: { task: inPrep('What was the task?') } }],
    forEmployer: forEmployer.map(({ text, from }) => ({ text: inPrep(text), from })),
    tips: tips.map(inPrep),
  };
  const lists = {
    questions: [inPrep(question.text)],
    behavioralQuestions: [],
    technicalQuestions: [],
    tips: details.tips,
  };
  const starGuides = { situation: [inPrep('Once')], task: [], action: [], result: [] };
  const [prep] = await db
    .insert(interviewPreps)
    .values({ ...lists, userId, optimizationId: id, jobTitle: job.jobTitle, starGuides, details, status: 'completed' })
    .returning({ id: interviewPreps.id });
  const text = inPrep('I answered');
  const review = { aspects: [], score: 0, unsupported: [inPrep('A claim')], words: 2 };
  const [answer] = await db
    .insert(practicedAnswers)
    .values({ prepId: prep?.id ?? '', questionId: question.id, text, seconds: 1, review })
    .returning({ id: practicedAnswers.id });
  return { texts: [toldInPrep, ...details.questions.map((each) => each.text)], answerId: answer?.id ?? 'none' };
}

/** A completed optimization that nobody has paid for, with the client that requests it. */
interface Scene {
  asker: Browser;
  owner: Browser;
  optimizationId: string;
  known: Known;
  hidden: HiddenText;
}

const wrongPassword = 'another horse';
/** For fields, and for formats, that do not accept just any word. */
const knownWords: Record<string, string> = {
  jobTitle: 'Warehouse Manager',
  companyName: 'Example Goods',
  jobDescription: sampleAdvert,
  name: 'A Reader',
  password: wrongPassword,
  currentPassword: wrongPassword,
  newPassword: wrongPassword,
  cardNumber: cards.declined,
  expiry: '12/34',
  cvc: '123',
  currency: 'usd',
  visitor: '3f0c0b52-6a3e-4f57-9d0c-5d1c7c1f2a10',
  reading: '0f6e3f5c-5d1c-4c39-8a51-0c7f4f3b1f11',
  uri: 'https://www.linkedin.com/in/somebody',
  date: '2026-11-22',
  'date-time': '2026-11-22T00:00:00Z',
};

/** The values for strings with these names; unknown names are left to their schema. */
const knownTo = (ids: Record<string, string>, optimizationId: string): Known => {
  const words: Record<string, string> = {
    ...ids,
    ...knownWords,
  };
  return (name) => {
    if (name === 'email') return newEmail();
    if (name in words) return words[name];
    if (/^id$|optimizationId$/i.test(name)) return optimizationId;
    return /resume|content|profile|text$/i.test(name) ? sampleResumeText : undefined;
  };
};

const duties = ['weekly stock count of nine aisles', 'training of new pickers', 'forklift safety on both shifts']
  .concat(['planning of the night shift', 'returns from forty shops', 'goods-in desk and its papers'])
  .concat(['cleaning of the cold store', 'booking of hauliers', 'handover of each shift', 'yearly inventory']);
const skills = ['Inventory management', 'forklift operation', 'Microsoft Excel', 'SAP'];
/** Much of it is reworded by tailoring, so that there is something to hide from the person who wrote it. */
const resumeText = `Robin Example
robin@example.com | +1 555 0100 | Springfield, IL
Experience
Warehouse Supervisor, Northwind Logistics
Mar 2019 - Present
• Responsible for managing a team of 14 pickers across two shifts
${duties.map((duty) => `• Responsible for managing the ${duty}`).join('\n')}
Stock Clerk, Contoso Retail
Jan 2015 - Feb 2019
• Counted stock of 4,000 items each month and reported differences
Education
Associate Degree in Business Administration, Springfield College, 2014
Skills
${skills.join(', ')}`;

/**
 * Everything that the owner wrote: their own words are no secret to them, nor are two of their skills in a row, as a finding names them and the letter, too.
 */
const ownWords = [
  resumeText,
  ...Object.values(job),
  ...skills.flatMap((one) => skills.map((other) => `${one} and ${other}`)),
];

const document = new File(['no document'], 'resume.pdf', { type: 'application/pdf' });

const roles = ['a stranger', 'another user', 'its owner', 'the visitor who made it'] as const;
type Who = (typeof roles)[number];

async function makeScene(who: Who): Promise<Scene> {
  const owner = server.browser(newAddress());
  const { id, claimToken = '' } = await optimize(owner, resumeText);
  let paymentIntentId = 'none';
  if (who !== 'the visitor who made it') {
    await signUp(owner, newEmail());
    await claim(owner, claimToken);
    const declined = await pay(owner, 'complete', id, cards.declined);
    paymentIntentId = declined.paymentIntentId;
  }
  const asker = who === 'a stranger' || who === 'another user' ? server.browser(newAddress()) : owner;
  if (who === 'another user') await signUp(asker, newEmail());
  const stored = await storedDocuments(id);
  const saved = await owner.api.call(api.saveVersion, { params: { id }, body: { name: 'Saved' } });
  const versionId = saved.versions[0]?.id ?? 'none';
  const prep = await storePrep(id);
  const [asked] = (await owner.api.call(api.listQuestions, { params: { id } })).questions;
  return {
    asker,
    owner,
    optimizationId: id,
    known: knownTo(
      {
        paymentIntentId,
        versionId,
        answerId: prep.answerId,
        key: asked?.key ?? 'none',
        ...(asker === owner ? {} : { claimToken }),
      },
      id,
    ),
    hidden: hiddenText(
      [...stored.map((text) => text.slice(visible)), ...prep.texts],
      [...stored.map((text) => text.slice(0, visible)), ...(asker === owner ? ownWords : [])],
    ),
  };
}

async function storedDocuments(id: string): Promise<string[]> {
  const [stored] = await server.database.db.select().from(resumeOptimizations).where(eq(resumeOptimizations.id, id));
  const { optimizedContent, coverLetter } = stored ?? {};
  if (!optimizedContent || !coverLetter) throw new Error('The optimization has no documents.');
  return [optimizedContent, coverLetter];
}

const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.fetch(api.getMe.path)).ok;

async function send(browser: Browser, route: RouteShape, { params, query, body }: RouteCall, method: string) {
  const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
  const headers: Record<string, string> = method === 'GET' || method === 'HEAD' ? {} : { 'x-csrf-token': csrfToken };
  for (const header of route.signatureHeaders ?? []) headers[header] = 't=1,v1=00';
  if (method === 'GET' || method === 'HEAD') return browser.fetch(urlOf(route, params, query), { method, headers });
  const form = new FormData();
  form.append(route.fileField ?? 'file', document);
  const json = { ...headers, 'content-type': 'application/json' };
  return browser.fetch(urlOf(route, params, query), {
    method,
    ...(route.kind === 'upload' ? { headers, body: form } : { headers: json, body: JSON.stringify(body ?? {}) }),
  });
}

interface Leak {
  route: string;
  call: RouteCall;
  found: string;
}

/** Whether the optimization still exists, is still locked, and the client is still the same person. */
async function isIntact({ owner, asker, optimizationId }: Scene, signedIn: boolean): Promise<boolean> {
  if ((await isSignedIn(asker)) !== signedIn) return false;
  const answer = await owner.fetch(urlOf(api.getOptimization, { id: optimizationId }));
  return answer.ok && ((await answer.json()) as { locked: boolean }).locked;
}

/** A route's calls, and one for each method that its path has no route for. */
function requestsFor(route: RouteShape, known: Known): { call: RouteCall; method: string }[] {
  const calls = callsOf(route, known).map((call) => ({ call, method: route.method as string }));
  const others = methods.filter((method) => !routes.some(([, r]) => r.path === route.path && r.method === method));
  return [...calls, ...calls.slice(0, 1).flatMap(({ call }) => others.map((method) => ({ call, method })))];
}

const personalReads = routes.filter(([, { method, access }]) => method === 'GET' && access !== 'anyone');

/** What a route is about: effects on one thing are read together, before anything else is called. */
const nounOf = (route: RouteShape | undefined): string | undefined => route?.path.split('/')[2];
const turnOf = ({ method }: RouteShape): number => (method === 'GET' ? 0 : 1);

/** Calls every route in every way as one person; returns what was revealed, and which routes accepted none of the calls. */
async function walk(who: Who): Promise<{ leaks: Leak[]; untaken: string[] }> {
  const leaks: Leak[] = [];
  const untaken: string[] = [];
  let scene = await makeScene(who);
  const signedIn = await isSignedIn(scene.asker);
  const ask = async (route: RouteShape, call: RouteCall, method: string) => {
    const answer = await send(scene.asker, route, call, method);
    const text = await textOfAnswer(answer);
    const found = scene.hidden.foundIn(text);
    if (found !== undefined) leaks.push({ route: `${method} ${route.path}`, call, found });
    return { status: answer.status, text };
  };
  /** The readable data to check again after effects. */
  const readAgain = async () => {
    for (const [, read] of personalReads) {
      const [plain] = callsOf(read, scene.known);
      if (plain) await ask(read, plain, 'GET');
    }
  };
  const inTurn = routes.toSorted(([, a], [, b]) => turnOf(a) - turnOf(b) || (a.path < b.path ? -1 : 1));
  for (const [at, [name, route]] of inTurn.entries()) {
    let taken = false;
    for (const [index, { method }] of requestsFor(route, scene.known).entries()) {
      const again = () => requestsFor(route, scene.known)[index]?.call ?? { params: {}, query: {}, body: undefined };
      let answer = await ask(route, again(), method);
      if (answer.status === 429) {
        // A client that has not made a request yet replaces the old one.
        scene = await makeScene(who);
        answer = await ask(route, again(), method);
      }
      expect(answer.status, `${method} ${route.path}`).not.toBe(429);
      if (method === route.method && !/INVALID_INPUT|BAD_REQUEST|BAD_CSRF_TOKEN/.test(answer.text)) taken = true;
    }
    if (!taken) untaken.push(name);
    const intact = await isIntact(scene, signedIn);
    const [, next] = inTurn[at + 1] ?? [];
    if (route.method !== 'GET' && (!intact || nounOf(next) !== nounOf(route))) await readAgain();
    if (!intact) scene = await makeScene(who);
  }
  return { leaks, untaken };
}

test.each(roles)(
  'no route reveals to %s more of a locked optimization than the first 400 characters of each document, and nothing of its prep',
  { timeout: 900_000 },
  async (who) => {
    const { leaks, untaken } = await walk(who);
    expect(leaks).toEqual([]);
    // A route that always refuses its input hasn't been checked: `callsOf` or `knownTo` has to learn to fill it.
    expect(untaken).toEqual([]);
  },
);

test('the same check finds the text in every answer that contains it once it is paid', async () => {
  const { owner, optimizationId, hidden } = await makeScene('its owner');
  await pay(owner, 'complete', optimizationId);
  const { versions } = await owner.api.call(api.listVersions, { params: { id: optimizationId } });
  const open = [
    urlOf(api.getOptimization, { id: optimizationId }),
    ...versions.map(({ id }) => urlOf(api.getVersion, { id: optimizationId, versionId: id })),
    ...documentFormats.map((format) => urlOf(api.downloadResume, { optimizationId }, { format })),
    ...letterFormats.map((format) => urlOf(api.downloadCoverLetter, { optimizationId }, { format })),
    urlOf(api.getInterviewPrep, { optimizationId }),
    urlOf(api.downloadInterviewPrep, { optimizationId }, {}),
  ];
  const answers = open.map(async (address) => {
    const answer = await owner.fetch(address);
    const found = hidden.foundIn(await textOfAnswer(answer)) !== undefined;
    return { address, status: answer.status, found };
  });
  expect(await Promise.all(answers)).toEqual(open.map((address) => ({ address, status: 200, found: true })));
});
