import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tab as tabClass, tabList, useChosenInSight } from '../../ui/tab-list.ts';
import { jobTabs, tabQuery, type JobsAddress } from './jobs-address.ts';

/** The parts of the page, each with its own address: a reload, a bookmark and the back button lead to it. */
export function JobTabs({ address }: { address: JobsAddress }) {
  const { jobsPage: words } = useCopy();
  const list = useChosenInSight<HTMLElement>();
  return (
    <nav ref={list} aria-label={words.tabs} className={classNames('mt-6 md:mt-8', tabList)}>
      {jobTabs.map((tab) => (
        <Link
          key={tab}
          to={paths.jobs(tabQuery(tab, address))}
          preventScrollReset
          aria-current={tab === address.tab ? 'page' : undefined}
          className={tabClass}
        >
          {words.tab[tab]}
        </Link>
      ))}
    </nav>
  );
}
