import type { BoardProvider } from '#contract/job-sources.ts';
import type { FetchedSource } from '#server/settings/job-source-settings.ts';
import type { DoubleAnswer, SeenRequest } from './board-double.ts';

type Double = (request: SeenRequest) => DoubleAnswer;
/** The sources that need no key and aren't boards: each has a double below. */
export type KeylessSource = Exclude<FetchedSource, BoardProvider | 'adzuna' | 'ziprecruiter'>;

const html = '<p>Run the <b>kitchen</b>.</p><ul><li>Menus &amp; costs</li></ul><script>alert(1)</script>';

const at =
  (path: string, answer: (query: Record<string, string>) => unknown): Double =>
  (request) =>
    request.path === path ? { body: answer(request.query) } : { status: 404, body: '<html>Not found</html>' };

/** For sources with pages, the second page has one more job. */
const arbeitnowJob = (page: number) => ({
  slug: `koch-berlin-${page}`,
  company_name: 'Goldene Gabel GmbH',
  title: 'Koch (m/w/d)',
  description: html,
  remote: false,
  url: `https://www.arbeitnow.com/jobs/companies/goldene-gabel/koch-berlin-${page}`,
  tags: ['Gastronomie'],
  job_types: ['Vollzeit', 'berufserfahren'],
  location: 'Berlin',
  created_at: 1795428000 - page,
});

const museJob = (page: number) => ({
  contents: html,
  name: 'Head Chef',
  type: 'external',
  publication_date: '2026-11-20T08:30:00Z',
  short_name: 'head-chef',
  model_type: 'jobs',
  id: 1000 + page,
  locations: [{ name: 'Flexible / Remote' }, { name: 'Chicago, IL' }],
  categories: [{ name: 'Food and Hospitality Services' }],
  levels: [{ name: 'Senior Level', short_name: 'senior' }],
  tags: [],
  refs: { landing_page: `https://www.themuse.com/jobs/goldenfork/head-chef-${page}` },
  company: { id: 7, short_name: 'goldenfork', name: 'Golden Fork' },
});

const himalayasJob = (at: number) => ({
  title: 'Head Chef',
  excerpt: 'Run the kitchen.',
  companyName: 'Golden Fork',
  companySlug: 'golden-fork',
  employmentType: 'Full Time',
  minSalary: 60000,
  maxSalary: 80000,
  currency: 'USD',
  salaryPeriod: 'annual',
  seniority: ['Senior'],
  locationRestrictions: ['United States', 'Canada'],
  categories: ['Chef'],
  description: html,
  pubDate: 1795428000,
  expiryDate: 1798020000,
  applicationLink: `https://himalayas.app/companies/golden-fork/jobs/head-chef-${at}`,
  guid: `https://himalayas.app/companies/golden-fork/jobs/head-chef-${at}`,
});

/** Answers of a board that needs no key: one good job, and one without a title or an address. */
export const keylessDoubles: Record<KeylessSource, Double> = {
  remotive: at('/api/remote-jobs', () => ({
    '0-legal-notice': 'Remotive API Legal Notice',
    'job-count': 2,
    jobs: [
      {
        id: 11,
        url: 'https://remotive.com/remote-jobs/all-others/head-chef-11',
        title: 'Head Chef',
        company_name: 'Golden Fork',
        company_logo: 'https://remotive.com/job/11/logo',
        category: 'All others',
        tags: ['menus', 'costing'],
        job_type: 'full_time',
        publication_date: '2026-11-20T08:30:00',
        candidate_required_location: 'Europe',
        salary: '€50k - €60k',
        description: html,
      },
      { id: 12, url: 'https://remotive.com/remote-jobs/12', title: null, description: html },
    ],
  })),
  arbeitnow: at('/api/job-board-api', ({ page = '1' }) => ({
    data: page === '1' ? [arbeitnowJob(1), { slug: 'broken' }] : [arbeitnowJob(2)],
    links: { first: '…?page=1', last: null, prev: null, next: page === '1' ? '…?page=2' : null },
    meta: { current_page: Number(page), per_page: 100 },
  })),
  remoteok: at('/api', () => [
    { last_updated: 1795428000, legal: 'API Terms of Service: link back.' },
    {
      slug: 'remote-head-chef-golden-fork-21',
      id: '21',
      epoch: 1795428000,
      date: '2026-11-23T10:00:00+00:00',
      company: 'Golden Fork',
      position: 'Head Chef',
      tags: ['chef', 'food'],
      description: html,
      location: 'Worldwide',
      salary_min: 60000,
      salary_max: 0,
      apply_url: 'https://remoteok.com/l/21',
      url: 'https://remoteok.com/remote-jobs/remote-head-chef-golden-fork-21',
    },
    { id: '22', position: 'Without an address' },
  ]),
  themuse: at('/api/public/jobs', ({ page = '1' }) => ({
    page: Number(page),
    page_count: 2,
    items_per_page: 20,
    took: 3,
    timed_out: false,
    total: 2,
    results: page === '1' ? [museJob(1), { id: 9, name: 'Without an address', refs: {} }] : [museJob(2)],
  })),
  weworkremotely: ({ path }) =>
    path === '/remote-jobs.rss'
      ? { headers: { 'content-type': 'application/rss+xml' }, body: weWorkRemotelyFeed }
      : { status: 404, body: '<html>Not found</html>' },
  jobicy: at('/api/v2/remote-jobs', ({ count }) => ({
    apiVersion: '2.0',
    jobCount: Number(count),
    success: true,
    jobs: [
      {
        id: 31,
        url: 'https://jobicy.com/jobs/31-head-chef',
        jobSlug: '31-head-chef',
        jobTitle: 'Head Chef',
        companyName: 'Golden Fork',
        jobIndustry: ['Hospitality'],
        jobType: ['Full-Time'],
        jobGeo: 'UK',
        jobLevel: 'Any',
        jobExcerpt: 'Run the kitchen.',
        jobDescription: html,
        pubDate: '2026-11-20 08:30:00',
        salaryMin: 25,
        salaryMax: 30,
        salaryCurrency: 'GBP',
        salaryPeriod: 'hourly',
      },
      'not a job',
    ],
  })),
  himalayas: at('/jobs/api', ({ offset = '0' }) => ({
    offset: Number(offset),
    limit: 20,
    totalCount: 22,
    jobs:
      offset === '0'
        ? [...Array.from({ length: 19 }, (_, at) => himalayasJob(at)), { title: 'Without an id' }]
        : [himalayasJob(20), himalayasJob(21)],
  })),
  workingnomads: at('/api/exposed_jobs/', () => [
    {
      url: 'https://www.workingnomads.com/job/go/41/',
      title: 'Head Chef',
      description: html,
      company_name: 'Golden Fork',
      category_name: 'Other',
      tags: 'menus, costing',
      location: 'Anywhere',
      pub_date: '2026-11-20T08:30:00.123456-05:00',
    },
    { title: 'Without an address' },
  ]),
};

const weWorkRemotelyFeed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss">
  <channel>
    <title>We Work Remotely: Remote jobs</title>
    <link>https://weworkremotely.com</link>
    <item>
      <media:content url="https://example.com/logo.gif" type="image/png"/>
      <title>Golden Fork: Head Chef: Pastry &amp; Bread</title>
      <region>Anywhere in the World</region>
      <skills>Menus, Costing, and Hiring</skills>
      <category>All Other Remote</category>
      <type>Full-Time</type>
      <description>&lt;p&gt;Run the &lt;b&gt;kitchen&lt;/b&gt;.&lt;/p&gt;</description>
      <pubDate>Fri, 20 Nov 2026 08:30:00 +0000</pubDate>
      <expires_at>December 20, 2026</expires_at>
      <guid>https://weworkremotely.com/remote-jobs/golden-fork-head-chef</guid>
      <link>https://weworkremotely.com/remote-jobs/golden-fork-head-chef</link>
    </item>
    <item>
      <title><![CDATA[Without an address]]></title>
      <description><![CDATA[<p>Not closed & not&nbsp;escaped]]></description>
    </item>
  </channel>
</rss>`;
