import type { Profile } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { AssessmentCard } from './assessment-card.tsx';
import { EntryList } from './entry-list.tsx';
import { InterviewCard, LinkedinCard } from './preparation-cards.tsx';
import { OptimizationCard } from './optimization-card.tsx';

interface ListProps {
  profile: Profile;
  limit?: number;
}

export const OptimizationList = ({ profile: { recent, counts }, limit }: ListProps) => (
  <EntryList
    items={recent.optimizations}
    count={counts.optimizations}
    limit={limit}
    empty={(words) => ({
      title: words.noOptimizations,
      text: words.noOptimizationsText,
      action: { to: paths.optimize(), label: words.toOptimize },
      other: { to: paths.jobs(), label: words.toJobs },
    })}
    card={OptimizationCard}
  />
);

export const AssessmentList = ({ profile: { recent, counts }, limit }: ListProps) => (
  <EntryList
    items={recent.assessments}
    count={counts.assessments}
    limit={limit}
    empty={(words) => ({
      title: words.noAssessments,
      text: words.noAssessmentsText,
      action: { to: paths.score(), label: words.toScore },
    })}
    card={AssessmentCard}
  />
);

export const InterviewList = ({ profile: { recent, counts } }: ListProps) => (
  <EntryList
    items={recent.interviewPreps}
    count={counts.interviewPreps}
    empty={(words) => ({
      title: words.noInterview,
      text: words.noInterviewText,
      action: { to: paths.optimize(), label: words.toOptimize },
    })}
    card={InterviewCard}
  />
);

export const LinkedinList = ({ profile: { recent, counts } }: ListProps) => (
  <EntryList
    items={recent.linkedinEnhancements}
    count={counts.linkedinEnhancements}
    empty={(words) => ({
      title: words.noLinkedin,
      text: words.noLinkedinText,
      action: { to: paths.enhanceLinkedin(), label: words.toEnhance },
    })}
    card={LinkedinCard}
  />
);
