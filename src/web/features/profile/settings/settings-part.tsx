import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';

interface SettingsPartProps {
  /** Its name in the address: `#billing` opens it. */
  id: string;
  title: string;
  /** What it is about. */
  text?: ReactNode;
  /** Open from the start where parts are folded. */
  firstOpen?: boolean;
  children: ReactNode;
}

/** A part of the settings: its heading on the left and its fields on the right; without room for both, a line that unfolds. */
export function SettingsPart({ id, title, text, firstOpen = false, children }: SettingsPartProps) {
  const wide = useWideScreen();
  const { hash } = useLocation();
  const [open, setOpen] = useState(firstOpen || hash.slice(1) === id);
  const about = text !== undefined && <p className="max-w-measure text-sm text-ink-soft">{text}</p>;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 border-b border-rule last:border-b-0 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-8 lg:first:pt-2"
    >
      <div className="grid content-start gap-2">
        <h3 id={`${id}-title`} className="text-lg">
          {wide ? (
            title
          ) : (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-content`}
              onClick={() => setOpen(!open)}
              className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 rounded-sm text-left hover:text-accent"
            >
              {title}
              <ChevronDown
                aria-hidden
                className={classNames(
                  'size-5 shrink-0 text-ink-faint transition-transform duration-150',
                  open && 'rotate-180',
                )}
              />
            </button>
          )}
        </h3>
        {wide && about}
      </div>
      <div id={`${id}-content`} hidden={!wide && !open} className="min-w-0 pb-7 lg:pb-0">
        {!wide && about && <div className="pb-5">{about}</div>}
        {children}
      </div>
    </section>
  );
}

/** An option with an explanation next to it. */
export function SettingsRow({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-rule py-4 not-last:border-b first:pt-0 last:pb-0 sm:gap-x-6">
      <div className="min-w-0 flex-1 basis-36 sm:basis-56">
        {title && <p className="font-medium">{title}</p>}
        <p className="max-w-measure text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
