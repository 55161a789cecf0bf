import { useState } from 'react';
import type { RouteResponse } from '#contract/route.ts';
import { uploadPage, type uploadResume } from '#contract/uploads.ts';
import type { SourceLine } from '#domain/resume/parsed-resume.ts';
import { layoutLosses } from '#copy/layout-losses.ts';
import { urlOf } from '../../api/api-client.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The facts about the file from its upload. */
export type ReadFile = Pick<RouteResponse<typeof uploadResume>, 'uploadId' | 'parsed' | 'layout' | 'pictures'>;

function ReadLine({ line, unread }: { line: SourceLine; unread: boolean }) {
  const { atsView: words } = useCopy();
  return (
    <li className={classNames('break-words', line.heading && 'pt-3')}>
      {line.heading && (
        <span className="mr-2 rounded-sm bg-accent-wash px-1.5 py-0.5 font-sans text-xs text-accent-strong">
          {words.sections[line.section]}
        </span>
      )}
      <span className={classNames(unread && 'underline decoration-danger decoration-wavy underline-offset-4')}>
        {line.text}
      </span>
      {unread && <span className="ml-2 font-sans text-xs text-danger">{words.unread}</span>}
    </li>
  );
}

function PageAsRead({
  page,
  lines,
  unread,
  picture,
}: {
  page: number;
  lines: SourceLine[];
  unread: Set<string>;
  picture: string | undefined;
}) {
  const { atsView: words } = useCopy();
  // It is painted when it is looked at, and a page in a thousand cannot be.
  const [missing, setMissing] = useState(false);
  const shown = picture !== undefined && !missing;
  return (
    <section className="grid gap-3">
      <h4 className="font-medium">{words.page(page)}</h4>
      <div className={classNames('grid items-start gap-6', shown && 'md:grid-cols-2')}>
        {shown && (
          <img
            src={picture}
            onError={() => setMissing(true)}
            alt={words.picture(page)}
            loading="lazy"
            className="w-full rounded-sm border border-rule md:sticky md:top-4"
          />
        )}
        <ol
          aria-label={words.read(page)}
          className="grid gap-0.5 rounded-lg border border-rule bg-sheet p-4 font-mono text-xs leading-relaxed sm:p-6"
        >
          {lines.map((line) => (
            <ReadLine key={line.id} line={line} unread={unread.has(line.id)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The file's pages next to what was read from them, with what got lost; of a Word file only what was read. */
export function AtsView({ file: { uploadId, parsed, layout, pictures } }: { file: ReadFile }) {
  const { atsView: words, layoutLoss } = useCopy();
  const unread = new Set(parsed.unread);
  const losses = layoutLosses(layout, unread.size, layoutLoss);
  const pages = [...new Set(parsed.lines.map(({ page }) => page))].toSorted((a, b) => a - b);
  return (
    <div className="grid gap-8">
      <p className="max-w-measure text-ink-soft">{pictures > 0 ? words.lead : words.plainLead}</p>
      <section className="grid gap-3">
        <h4 className="font-medium">{words.lost}</h4>
        {losses.length === 0 ? (
          <p className="text-sm text-ink-soft">{words.nothingLost}</p>
        ) : (
          <ul className="grid max-w-measure list-disc gap-1.5 pl-5 text-sm">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        )}
      </section>
      {pages.map((page) => (
        <PageAsRead
          key={page}
          page={page}
          lines={parsed.lines.filter((line) => line.page === page)}
          unread={unread}
          picture={page <= pictures ? urlOf(uploadPage, { id: uploadId, page: String(page) }) : undefined}
        />
      ))}
    </div>
  );
}
