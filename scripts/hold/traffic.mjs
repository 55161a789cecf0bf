// What people do during a run, and what was accepted of it: each entry here has to be found in the database afterwards.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { application } from '../crash/application.mjs';
import { browserOf, CutOff } from './people.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const resume = readFileSync(join(root, 'test/fixtures/untidy/held/pdf/p10-tax__cards.pdf'));
const password = 'a password of the hold run';
const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
const searches = ['nurse', 'software engineer', 'warehouse', 'teacher', 'accountant', 'sales manager'];

const form = () => {
  const sent = new FormData();
  sent.set('resume', new File([resume], 'resume.pdf', { type: 'application/pdf' }));
  return sent;
};
const pick = (list) => list[Math.floor(Math.random() * list.length)];

export function createTraffic({ web, noted }) {
  const accepted = { accounts: new Map(), optimizations: new Map(), saves: [], payments: [] };
  /** Browsers that are signed in: they look at pages and save jobs. */
  const members = [];
  const listings = [];
  let people = 0;
  const somebody = () => browserOf(people++, { web, noted });

  async function signUp() {
    const browser = somebody();
    const email = `hold-${browser.number}@example.com`;
    const answer = await browser.post('sign up', '/api/auth/register', { email, password, name: 'A Reader' });
    if (answer.status !== 200) return;
    accepted.accounts.set(email, answer.body.user.id);
    members.push(Object.assign(browser, { email, userId: answer.body.user.id, saved: new Set() }));
    if (members.length > 400) members.shift();
  }

  async function optimize() {
    const browser = somebody();
    const jobTitle = `Warehouse Manager ${browser.number}`;
    const answer = await browser.post('optimize', '/api/optimize-resume', { ...application, jobTitle });
    if (answer.status === 200) accepted.optimizations.set(answer.body.optimizationId, browser);
  }

  async function lookAtOptimization() {
    const entries = [...accepted.optimizations].slice(-200);
    if (entries.length === 0) return optimize();
    const [id, browser] = pick(entries);
    await browser.get('poll an optimization', `/api/optimization/${id}`);
  }

  async function search() {
    const answer = await somebody().post('search jobs', '/api/jobs/search', { query: pick(searches) });
    if (answer.status === 200 && listings.length < 200) listings.push(...answer.body.jobs.map(({ id }) => id));
  }

  async function save() {
    if (members.length === 0 || listings.length === 0) return;
    const member = pick(members);
    const jobListingId = pick(listings);
    if (member.saved.has(jobListingId)) return;
    member.saved.add(jobListingId);
    const answer = await member.post('save a job', '/api/jobs/save', { jobListingId, status: 'interested' });
    if (answer.status === 200) accepted.saves.push({ userId: member.userId, jobListingId });
  }

  async function pay() {
    const member = members.find(({ paying }) => !paying);
    if (!member) return;
    member.paying = true;
    const begun = await member.post('begin to pay', '/api/create-payment-intent', { paymentType: 'unlimited' });
    if (begun.status !== 200) return;
    const { clientSecret, paymentIntentId } = begun.body;
    const paid = await member.post('pay', '/api/sandbox/confirm-payment', { clientSecret, ...card });
    if (paid.status === 200 && paid.body.status === 'succeeded')
      accepted.payments.push({ userId: member.userId, paymentIntentId });
  }

  const asMember = (kind, path) => async () => {
    if (members.length > 0) await pick(members).get(kind, path);
  };

  /** The kinds of requests, with their percentages. */
  const kinds = [
    [18, () => somebody().get('a page', '/')],
    [22, asMember('me', '/api/me')],
    [8, asMember('profile', '/api/profile')],
    [10, () => somebody().get('csrf token', '/api/csrf-token')],
    [
      8,
      () =>
        somebody().post('live score', '/api/realtime/ats-evaluate', {
          resumeContent: application.originalContent,
          jobTitle: application.jobTitle,
          jobDescription: application.jobDescription,
        }),
    ],
    [6, () => somebody().post('score', '/api/score-resume', { resumeText: application.originalContent })],
    [5, () => somebody().post('upload', '/api/upload-resume', form())],
    [5, optimize],
    [6, lookAtOptimization],
    [6, search],
    [3, save],
    [2, signUp],
    [1, pay],
  ];

  return {
    accepted,
    somebody,
    members,
    signUp,
    /** One visit, of a kind by chance. Never throws: a request that was cut off is noted. */
    async visit() {
      let dice = Math.random() * 100;
      const [, act] = kinds.find(([share]) => (dice -= share) < 0) ?? kinds[0];
      await act().catch((error) => {
        if (!(error instanceof CutOff)) throw error;
      });
    },
    signInAgain: (email) => somebody().post('sign in', '/api/auth/login', { email, password }),
  };
}
