// What people write, and where it comes out again.
import { strFromU8, unzipSync } from 'fflate';
import { application } from '../crash/application.mjs';
import { password, pay, right, signedUp } from './person.mjs';
import { resumeText, settled } from './world.mjs';

const formulas = [
  '=HYPERLINK("http://evil.example","a")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  "=cmd|'/c calc'!A1",
  '  =1',
  '"=1',
  '＝1+1',
  ';=1',
  ',=1',
];
/** Runs where it comes out as markup. */
export const scripts = (mark) => [
  `<img src=x onerror="window.${mark}=1">`,
  `<script>window.${mark}=1</script>`,
  `"><svg onload=window.${mark}=1>`,
  `javascript:window.${mark}=1`,
  `</script><script>window.${mark}=1</script>`,
  `{{constructor.constructor('window.${mark}=1')()}}`,
  `<iframe srcdoc="<script>parent.${mark}=1</script>">`,
];

const cellsOf = (csv) => {
  const rows = [[]];
  for (let at = 0, cell = '', quoted = false; at <= csv.length; at++) {
    const sign = csv[at];
    if (quoted) {
      if (sign === '"' && csv[at + 1] === '"') cell += csv[at++];
      else if (sign === '"' || sign === undefined) quoted = false;
      else cell += sign;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\n' || sign === undefined) {
      rows.at(-1).push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows.flat();
};

/** Someone who wrote `text(n)` into every field that there is, and bought everything. */
export async function writer(origin, email, text) {
  const own = await signedUp(origin, { email, name: text(0).slice(0, 80) });
  await pay(own, { paymentType: 'unlimited' });
  const lines = resumeText.split('\n');
  const content = [text(1), ...lines.slice(1), text(2), `Skills\nSAP, ${text(3)}`].join('\n');
  const begun = right(
    await own.post('/api/optimize-resume', {
      ...application,
      originalFileName: text(4).slice(0, 200),
      originalContent: content,
      jobTitle: text(5).slice(0, 200),
      companyName: text(6).slice(0, 200),
      jobDescription: `${application.jobDescription}\n${text(0)}`,
    }),
    'optimize',
  );
  own.ids.optimization = begun.optimizationId;
  await settled(own, `/api/optimization/${begun.optimizationId}`);
  await own.post(`/api/optimization/${begun.optimizationId}/versions`, { name: text(1).slice(0, 80) });
  await own.post('/api/score-resume', {
    resumeText: content,
    jobTitle: text(2).slice(0, 200),
    jobDescription: `${application.jobDescription} ${text(3)}`,
  });
  const job = await own.post('/api/jobs/own', {
    title: text(4).slice(0, 200),
    company: text(5).slice(0, 200),
    location: text(6).slice(0, 200),
    description: `${text(0)} ${application.jobDescription}`,
    applicationUrl: 'https://example.com/job',
  });
  if (job.status === 200) await own.change('PATCH', `/api/jobs/saved/${job.body.id}`, { notes: text(1) });
  await own.post('/api/jobs/saved-searches', { query: text(2).slice(0, 200), name: text(3).slice(0, 80) });
  await own.post('/api/api-keys', { name: text(4).slice(0, 80), scopes: ['jobs:read'], currentPassword: password });
  const enhanced = await own.post('/api/enhance-linkedin', {
    profileText: `${text(5)}\n${content}`,
    targetRole: text(6).slice(0, 200),
  });
  if (enhanced.status === 200) await settled(own, `/api/enhancements/${enhanced.body.enhancementId}`);
  own.ids.enhancement = enhanced.body?.enhancementId;
  await own.post('/api/generate-interview-prep', { optimizationId: begun.optimizationId });
  await settled(own, `/api/interview-prep-by-optimization/${begun.optimizationId}`);
  return own;
}

export const contentAttacks = {
  async 'formulas in what opens as a table'({ origin, seed, expect }) {
    const who = await signedUp(origin, { email: `table-${seed}@example.com` });
    for (const [index, text] of formulas.entries()) {
      const answer = await who.post('/api/jobs/own', {
        title: text,
        company: text,
        location: text,
        description: `${text} ${application.jobDescription}`,
        applicationUrl: `https://example.com/${index}`,
      });
      if (answer.status === 200) await who.change('PATCH', `/api/jobs/saved/${answer.body.id}`, { notes: text });
    }
    const { text } = await who.get('/api/jobs/saved/export');
    const risky = cellsOf(text).filter((cell) => /^[\s]*[=+\-@\t\r＝]/.test(cell));
    expect(risky.length === 0, `cells: ${JSON.stringify(risky.slice(0, 5))}`);
    expect(text.includes('SUM'), 'nothing was exported');
  },

  async 'markup in every answer, and in documents'({ origin, seed, expect }) {
    const texts = scripts('marked');
    const who = await writer(origin, `markup-${seed}@example.com`, (index) => texts[index % texts.length]);
    const id = who.ids.optimization;
    const asked = [
      '/api/me',
      '/api/profile',
      '/api/profile/export',
      '/api/optimizations',
      `/api/optimization/${id}`,
      `/api/optimization/${id}/sheet`,
      `/api/optimization/${id}/versions`,
      '/api/scores',
      '/api/jobs/saved',
      '/api/jobs/saved/export',
      '/api/jobs/saved-searches',
      '/api/api-keys',
      '/api/payments',
    ];
    for (const path of asked) {
      const { status, headers } = await who.get(path);
      const type = headers.get('content-type') ?? '';
      expect(status === 200, `${path}: ${status}`);
      expect(!/html|svg|javascript/.test(type), `${path} is ${type}`);
      expect(headers.get('x-content-type-options') === 'nosniff', `${path} may be taken for another type`);
    }
    for (const [path, format] of [
      [`/api/download/resume/${id}`, 'docx'],
      [`/api/download/cover-letter/${id}`, 'docx'],
      [`/api/download/resume/${id}`, 'pdf'],
      [`/api/download/interview-prep/${id}`, 'pdf'],
    ]) {
      const { status, headers, bytes } = await who.get(`${path}${format === 'docx' ? '?format=docx' : ''}`);
      expect(status === 200, `${path} ${format}: ${status} ${bytes.toString('utf8').slice(0, 200)}`);
      expect(
        /^attachment/.test(headers.get('content-disposition') ?? ''),
        `${path} opens in the page: ${headers.get('content-disposition')}`,
      );
      if (format === 'docx' && status === 200) {
        const xml = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']);
        expect(!/<(?:script|img|svg|iframe)\b/i.test(xml), `${path} holds the markup itself`);
      }
      if (format === 'pdf')
        expect(!/\/(?:JavaScript|Launch|OpenAction)\b/.test(bytes.toString('latin1')), `${path} acts`);
    }
    const print = (await who.get(`/api/optimization/${id}/print`)).body?.pages ?? [];
    expect(
      print.length > 0 && !print.some((page) => /<script|onerror=|onload=|javascript:/i.test(page)),
      'the printed page holds the markup itself',
    );
  },

  async 'names that break a header'({ origin, expect, seed }) {
    const texts = [
      'a\r\nSet-Cookie: evil=1',
      'b"; filename="c.exe',
      '../../../d',
      '\u202excod',
      'é日本',
      'x'.repeat(190),
      'con',
    ];
    for (const [index, jobTitle] of texts.entries()) {
      const who = await writer(origin, `header${index}-${seed}@example.com`, () => jobTitle);
      const { status, headers } = await who.get(`/api/download/interview-prep/${who.ids.optimization}`);
      const disposition = headers.get('content-disposition') ?? '';
      expect(status === 200, `${JSON.stringify(jobTitle)}: ${status}`);
      expect(!headers.getSetCookie().some((line) => line.startsWith('evil')), 'a cookie was set');
      expect(!/[/\\]|\.exe"|\u202e/.test(disposition.replace(/filename\*=.*/, '')), `the name is ${disposition}`);
      if (index > 2) break;
    }
  },
};
