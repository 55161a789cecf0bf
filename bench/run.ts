// `npm run bench [-- name ...]`: Foothold's measurements of itself, side by side in one run, as ratios where a peer can be run.

/** Each measurement is loaded only on demand, so that one does not warm up or slow down another. */
export const benches: Record<string, (args: string[]) => Promise<void>> = {
  read: async () => (await import('./read.ts')).benchRead(),
  parse: async (args) => (await import('./parse.ts')).benchParse(args),
  likelihood: async (args) => (await import('./likelihood.ts')).benchLikelihood(args),
  kept: async (args) => (await import('./kept.ts')).benchKept(args),
  craft: async (args) => (await import('./craft.ts')).benchCraft(args),
  score: async () => (await import('./score.ts')).benchScore(),
  doubling: async (args) => (await import('./doubling.ts')).benchDoubling(args),
  layouts: async (args) => (await import('./layouts.ts')).benchLayouts(args),
  ads: async (args) => (await import('./ads.ts')).benchAds(args),
  fit: async () => (await import('./fit.ts')).benchFit(),
  ablate: async (args) => (await import('./ablate.ts')).benchAblate(args),
  worker: async () => (await import('./worker.ts')).benchWorker(),
  same: async (args) => (await import('./same.ts')).benchSame(args),
  parity: async (args) => (await import('./parity.ts')).benchParity(args),
  optimize: async () => (await import('./optimize.ts')).benchOptimize(),
  interview: async (args) => (await import('./interview.ts')).benchInterview(args),
  pdf: async () => (await import('./pdf.ts')).benchPdf(),
  document: async (args) => (await import('./document.ts')).benchDocument(args),
  readback: async (args) => (await import('./readback.ts')).benchReadback(args),
  shell: async (args) => (await import('./shell.ts')).benchShell(args),
  upload: async (args) => (await import('./upload.ts')).benchUpload(args),
  crowd: async (args) => (await import('./crowd.ts')).benchCrowd(args),
  'jobs-ranking': async () => (await import('./jobs-ranking.ts')).benchJobsRanking(),
  linkedin: async (args) => (await import('./linkedin.ts')).benchLinkedin(args),
  jobs: async (args) => (await import('./jobs.ts')).benchJobs(args),
  boards: async () => (await import('./boards.ts')).benchBoards(),
  http: async () => (await import('./http.ts')).benchHttp(),
  weight: async (args) => (await import('./weight.ts')).benchWeight(args),
};

const args = process.argv.slice(2);
const names = args.filter((argument) => argument in benches);
const rest = args.filter((argument) => !(argument in benches));
const chosen = names.length > 0 ? names : Object.keys(benches);

for (const name of chosen) {
  console.log(`\n# ${name}`);
  await benches[name]?.(rest);
}
