import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { jobTabs, tabQuery, type JobsAddress } from './jobs-address.ts';

/** The parts of the page, each with its own address: a reload, a bookmark and the back button lead to it. */
export function JobTabs({ address }: { address: JobsAddress }) {
  const { jobsPage: words } = useCopy();
  return (
    <nav aria-label={words.tabs} className="mt-10 flex flex-wrap gap-x-6 border-b border-rule">
      {jobTabs.map((tab) => (
        <Link
          key={tab}
          to={paths.jobs(tabQuery(tab, address))}
          preventScrollReset
          aria-current={tab === address.tab ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-soft',
            'transition-colors duration-150 hover:text-accent aria-[current=page]:border-accent aria-[current=page]:text-ink',
            'focus-visible:-outline-offset-2',
          )}
        >
          {words.tab[tab]}
        </Link>
      ))}
    </nav>
  );
}
