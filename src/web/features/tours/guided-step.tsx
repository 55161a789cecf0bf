import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import type { TourStep } from './tour-state.ts';
import { useStepPlace } from './use-step-place.ts';
import { useTour } from './use-tour.ts';

interface GuidedStepProps {
  step: TourStep;
  number: number;
  of: number;
}

/** Gives the focus back to what had it before the tour, once the tour has ended. */
function useReturnOfFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

/** Escape ends the tour, wherever the focus is; a dialog over it takes the key first. */
function useEscape(onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const dialogs = document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
    if (event.key === 'Escape' && !event.defaultPrevented && dialogs.length === 0) onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** One step of a tour: its target highlighted, with a tooltip. The page stays usable: only the tooltip takes clicks. */
export default function GuidedStep({ step, number, of }: GuidedStepProps) {
  const { tours: words } = useCopy();
  const { next, back, skip, close } = useTour();
  const light = useRef<HTMLDivElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const id = useId();
  useReturnOfFocus();
  useEscape(close);
  useStepPlace(step, { light, tooltip });
  const last = number === of;
  return (
    <>
      <div
        ref={light}
        aria-hidden
        className={classNames(
          'pointer-events-none fixed z-20 rounded-lg outline-2 outline-accent',
          step.spotlight && 'shadow-[0_0_0_200vmax_var(--color-veil)]',
        )}
      />
      <div
        ref={tooltip}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the page's own styles of <dialog> would place it, and it is not modal.
        role="dialog"
        aria-labelledby={`${id}-count ${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="fixed z-20 grid w-80 max-w-full gap-3 rounded-lg border border-rule bg-sheet p-5 shadow-lifted outline-none"
      >
        <div className="flex items-center justify-between gap-3">
          <p id={`${id}-count`} className="figures text-sm text-ink-soft">
            {words.stepOf(number, of)}
          </p>
          <button
            type="button"
            aria-label={words.close}
            onClick={close}
            className="-m-2 grid size-9 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4.5" />
          </button>
        </div>
        <Progress value={(number / of) * 100} label={words.progress} />
        <h2 id={`${id}-title`} className="text-lg">
          {step.title}
        </h2>
        <p id={`${id}-text`} className="text-sm text-ink-soft">
          {step.content}
        </p>
        {step.ctaAction !== undefined && (
          <ButtonLink look="secondary" size="sm" className="justify-self-start">
            <Link to={paths[step.ctaAction]()} onClick={close}>
              {step.ctaText}
            </Link>
          </ButtonLink>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-rule pt-3">
          {step.showSkip && (
            <Button look="quiet" size="sm" className="mr-auto -ml-3" onClick={skip}>
              {words.skip}
            </Button>
          )}
          {number > 1 && (
            <Button look="secondary" size="sm" onClick={back}>
              {words.back}
            </Button>
          )}
          <Button size="sm" onClick={next}>
            {last ? words.finish : words.next}
          </Button>
        </div>
      </div>
    </>
  );
}
