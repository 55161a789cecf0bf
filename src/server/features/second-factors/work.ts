import { workOn, type JobWork } from '../../queue/job.ts';
import type { FactorNews } from './factor-news.ts';
import { tellFactorChangeJob } from './jobs.ts';

export const secondFactorWork = ({ factorNews }: { factorNews: FactorNews }): JobWork[] => [
  workOn(tellFactorChangeJob, factorNews.mail),
];
