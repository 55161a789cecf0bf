import type { DoubleAnswer, SeenRequest } from './board-double.ts';

export const adzunaKeys = { app_id: 'id-1', app_key: 'adzuna-key-1' };

/** An ad as Adzuna's search gives it. */
export const adzunaAd = (id: number, changed: object = {}) => ({
  __CLASS__: 'Adzuna::API::Response::Job',
  id: String(id),
  adref: `ref-${id}`,
  title: `Head <strong>Chef</strong> ${id}`,
  description: 'Run the <strong>kitchen</strong> &amp; the team …',
  company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: 'Golden Fork' },
  location: { display_name: 'Camden, London', area: ['UK', 'London', 'Camden'] },
  category: { label: 'Hospitality Jobs', tag: 'hospitality-catering-jobs' },
  created: '2026-11-20T08:30:00Z',
  redirect_url: `https://www.adzuna.co.uk/jobs/land/ad/${id}?se=x`,
  salary_min: 38000,
  salary_max: 42000.5,
  salary_is_predicted: '0',
  contract_type: 'permanent',
  contract_time: 'full_time',
  latitude: 51.539,
  longitude: -0.1426,
  ...changed,
});

/** Adzuna's search over these ads; wrong keys are refused as Adzuna does. */
export const adzunaDouble =
  (ads: readonly unknown[]) =>
  ({ path, query }: SeenRequest): DoubleAnswer => {
    const [, country, page] = /^\/v1\/api\/jobs\/([a-z]{2})\/search\/(\d+)$/.exec(path) ?? [];
    if (country === undefined || page === undefined) return { status: 404, body: '<html>Not found</html>' };
    if (query['app_id'] !== adzunaKeys.app_id || query['app_key'] !== adzunaKeys.app_key) {
      const exception = { doc: 'https://api.adzuna.com/v1/doc', exception: 'AUTH_FAIL' };
      const display = { display: 'Authorisation failed', __CLASS__: 'Adzuna::API::Response::Exception' };
      return { status: 401, body: { ...exception, ...display } };
    }
    const size = Number(query['results_per_page'] ?? 10);
    const results = ads.slice((Number(page) - 1) * size, Number(page) * size);
    return {
      body: { __CLASS__: 'Adzuna::API::Response::JobSearchResults', count: ads.length, mean: 39000.1, results },
    };
  };
