import { useEffect, useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { PrepPanel } from './prep-panel.tsx';
import { forgetPrepOpen, keepPrepOpen, usePrepWanted } from './prep-place.ts';

const panelId = 'interview-prep';

/** The interview preparation below a completed optimization, opened and closed by its button. The address says whether it's open. */
export function InterviewPart({ optimization, locked }: { optimization: OptimizationView; locked: ReactNode }) {
  const { interviewPrep: words } = useCopy();
  const { id, access } = optimization;
  const open = usePrepWanted();
  const [arrived, setArrived] = useState(open);
  // Its button says that it generates one.
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (open) keepPrepOpen(sessionStorage, id);
  }, [open, id]);
  const toggle = () => {
    setArrived(false);
    setAsked(!open && access.interviewPrep === 'download');
    if (open) forgetPrepOpen(sessionStorage);
    const address = paths.optimize({ result: id, ...(!open && { tab: 'interview-prep' as const }) });
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <div className="grid gap-4">
      <Button
        look="secondary"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        className="justify-self-start"
        onClick={toggle}
      >
        {open ? words.hide : words.open}
        <Icon aria-hidden className="size-4" />
      </Button>
      <div id={panelId}>
        {/* What a payment opens is read afresh. */}
        {open && (
          <PrepPanel
            key={access.interviewPrep}
            optimizationId={id}
            locked={locked}
            arrived={arrived}
            generateMissing={asked}
          />
        )}
      </div>
    </div>
  );
}
