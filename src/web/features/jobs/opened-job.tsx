import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { isStatus } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { tabQuery, type JobsAddress } from './jobs-address.ts';
import { ListingCard } from './listing/listing-card.tsx';
import { CardSkeleton } from './listing/card-list.tsx';
import { QueryFailed } from '../loading/load-failed.tsx';
import { useListing } from './use-jobs.ts';

function Content({ id }: { id: string }) {
  const { openedJob: words } = useCopy();
  const { data, error, isFetching, refetch } = useListing(id);
  if (data) return <ListingCard listing={data} firstOpen />;
  if (error === null)
    return (
      <>
        <output className="sr-only">{words.loading}</output>
        <CardSkeleton />
      </>
    );
  if (isStatus(error, 404))
    return (
      <Notice tone="warn" role="alert" title={words.notFound}>
        {words.notFoundText}
      </Notice>
    );
  return <QueryFailed query={{ error, isFetching, refetch }} words={words} />;
}

/** The listing that the address names, as mails and links do: above everything else. */
export function OpenedJob({ id, address }: { id: string; address: JobsAddress }) {
  const { openedJob: words } = useCopy();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="opened-job" className="mt-10 grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="opened-job" ref={title} tabIndex={-1} className="text-xl">
          {words.label}
        </h2>
        <ButtonLink look="quiet" size="sm">
          <Link to={paths.jobs(tabQuery(address.tab, address))} preventScrollReset>
            <X aria-hidden className="size-4" />
            {words.close}
          </Link>
        </ButtonLink>
      </div>
      <Content id={id} />
    </section>
  );
}
