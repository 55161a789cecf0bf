import type { DoubleAnswer, SeenRequest } from './board-double.ts';

export const zipRecruiterKey = 'zip-key-1';

/** A job as ZipRecruiter's search gives it. */
export const zipRecruiterJob = (id: number, changed: object = {}) => ({
  id: `zr-${id}`,
  name: `Line Cook ${id}`,
  snippet: 'Cook to order &amp; keep the <b>line</b> clean…',
  url: `https://www.ziprecruiter.com/c/Golden-Fork/Job/Line-Cook?jid=${id}`,
  posted_time: '2026-11-21T06:51:23Z',
  posted_time_friendly: '2 days ago',
  location: 'Cheyenne, WY, USA',
  city: 'Cheyenne',
  state: 'WY',
  country: 'US',
  source: 'Golden Fork',
  category: 'Food',
  has_zipapply: true,
  hiring_company: { id: 7, name: 'Golden Fork', url: null, description: null },
  salary_source: 'provided',
  salary_interval: 'hourly',
  salary_min: 18,
  salary_max: 22,
  salary_min_annual: 37440,
  salary_max_annual: 45760,
  ...changed,
});

/** ZipRecruiter's search, of which only the first 250 jobs can be paged to. */
export const zipRecruiterDouble =
  (jobs: readonly unknown[], paginable = jobs.length) =>
  ({ path, query }: SeenRequest): DoubleAnswer => {
    if (path !== '/jobs/v1') return { status: 404, body: { success: false } };
    if (query['api_key'] !== zipRecruiterKey) return { body: { success: false, message: 'Invalid API key' } };
    const size = Number(query['jobs_per_page'] ?? 20);
    const page = Number(query['page'] ?? 1);
    const shown = jobs.slice(0, paginable).slice((page - 1) * size, page * size);
    return { body: { success: true, total_jobs: jobs.length, num_paginable_jobs: paginable, jobs: shown } };
  };
