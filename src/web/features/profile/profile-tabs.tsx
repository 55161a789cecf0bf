import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { billingHash } from '#contract/pages.ts';
import type { Profile } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AllOptimizations } from './all-optimizations.tsx';
import { AssessmentList, InterviewList, LinkedinList } from './entry-lists.tsx';
import { hasLinkedin } from './has-linkedin.ts';
import { Overview } from './overview.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { tabNames, type TabName } from './tab-names.ts';

/** The tab is in the address: a reload, a bookmark and the back button lead to it. `#billing` is within the settings. */
function useTab(shown: readonly TabName[]): [TabName, (tab: TabName) => void] {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asked = hash === billingHash ? 'settings' : search.get('tab');
  const tab = shown.find((name) => name === asked) ?? 'overview';
  const setTab = (name: TabName) =>
    void navigate(paths.profile({ tab: name === 'overview' ? undefined : name }), {
      replace: true,
      preventScrollReset: true,
    });
  return [tab, setTab];
}

/** The tabs that are just a list. */
const lists: readonly TabName[] = ['resumes', 'scores', 'linkedin', 'interview'];

export function ProfileTabs({ profile }: { profile: Profile }) {
  const { profile: words } = useCopy();
  const shown = tabNames.filter((name) => name !== 'linkedin' || hasLinkedin(profile.membership));
  const [tab, setTab] = useTab(shown);
  const contents = {
    overview: <Overview profile={profile} onTab={setTab} />,
    resumes: <AllOptimizations profile={profile} />,
    scores: <AssessmentList profile={profile} />,
    linkedin: <LinkedinList profile={profile} />,
    interview: <InterviewList profile={profile} />,
    settings: <SettingsTab profile={profile} />,
  } satisfies Record<TabName, ReactNode>;
  const tabs = shown.map((name) => ({
    value: name,
    label: words.tabs[name],
    content: lists.includes(name) ? (
      <section>
        {/* The tab says it to who sees it; the titles of the cards are below it. */}
        <h3 className="sr-only">{words.tabs[name]}</h3>
        {contents[name]}
      </section>
    ) : (
      contents[name]
    ),
  }));
  return <Tabs label={words.sections} tabs={tabs} value={tab} onValueChange={setTab} className="mt-6 md:mt-8" />;
}
