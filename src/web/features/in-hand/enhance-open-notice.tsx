import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { enhanceWanted } from './enhance-wanted.ts';

/** Leads on who is back from buying the plan for the sake of LinkedIn enhancement, once it is theirs. */
export function EnhanceOpenNotice() {
  const { enhanceGate: words } = useCopy();
  const [wanted] = useState(() => enhanceWanted(sessionStorage));
  const { data } = useQuery({
    ...readOptions(api.checkLifetimePlan, undefined),
    enabled: wanted,
    refetchOnMount: 'always',
  });
  if (!wanted || data !== true) return null;
  return (
    <output className="mt-6 block">
      <Notice
        tone="success"
        title={words.open}
        action={
          <ButtonLink size="sm">
            <Link to={paths.enhanceLinkedin()}>{words.toForm}</Link>
          </ButtonLink>
        }
      />
    </output>
  );
}
