import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import type { Version } from '#contract/versions.ts';
import { readOptions } from '../../../api/queries.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { SideBySide } from './side-by-side.tsx';

type Part = 'resume' | 'coverLetter';
const allParts: readonly Part[] = ['resume', 'coverLetter'];
const present = 'present';

interface CompareVersionsProps {
  optimization: OptimizationView;
  versions: readonly Version[];
}

/** Two versions to choose, or one and the current text, side by side. */
export function CompareVersions({ optimization, versions }: CompareVersionsProps) {
  const { comparison: words } = useCopy();
  const open = allParts.filter((part) => optimization.access[part] !== 'locked');
  const [chosenPart, setPart] = useState<Part>('resume');
  const [chosenFrom, setFrom] = useState<string | undefined>();
  const [chosenTo, setTo] = useState(present);
  const part = open.includes(chosenPart) ? chosenPart : open[0];
  const known = (id: string | undefined) => versions.find((version) => version.id === id)?.id;
  // Initially the oldest, which is the first text; one deleted meanwhile doesn't count.
  const from = chosenFrom === present ? present : (known(chosenFrom) ?? versions.at(-1)?.id ?? present);
  const to = known(chosenTo) ?? present;
  const choices = [{ id: present, name: words.present }, ...versions];
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? '';
  const before = useText(optimization, from, part);
  const after = useText(optimization, to, part);
  const sides = [
    { label: words.from, value: from, choose: setFrom },
    { label: words.to, value: to, choose: setTo },
  ];
  return (
    <section className="grid gap-4 border-t border-rule pt-5">
      <h3 className="text-lg">{words.title}</h3>
      {part === undefined ? (
        <p className="text-sm text-ink-soft">{words.locked}</p>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-3">
            {sides.map(({ label, value, choose }) => (
              <Field key={label} label={label}>
                {(ties) => (
                  <Select {...ties} value={value} onChange={(event) => choose(event.target.value)}>
                    {choices.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
            {open.length > 1 && (
              <Field label={words.partChoice}>
                {(ties) => (
                  <Select {...ties} value={part} onChange={(event) => setPart(event.target.value as Part)}>
                    {open.map((each) => (
                      <option key={each} value={each}>
                        {words.parts[each]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
          </div>
          <Compared before={{ ...before, name: nameOf(from) }} after={{ ...after, name: nameOf(to) }} />
        </>
      )}
    </section>
  );
}

interface ReadText {
  text: string | null | undefined;
  failed: boolean;
}

function Compared({ before, after }: Record<'before' | 'after', ReadText & { name: string }>) {
  const { comparison: words } = useCopy();
  if (before.failed || after.failed) return <p role="alert">{words.failed}</p>;
  if (typeof before.text !== 'string' || typeof after.text !== 'string')
    return (
      <div aria-busy className="grid gap-3">
        <span className="sr-only">{words.loading}</span>
        <SkeletonLines lines={6} />
      </div>
    );
  return (
    <SideBySide before={{ name: before.name, text: before.text }} after={{ name: after.name, text: after.text }} />
  );
}

/** The text of a version, or of what there is now. */
function useText(optimization: OptimizationView, versionId: string, part: Part | undefined): ReadText {
  const isPresent = versionId === present;
  const { data, isError } = useQuery({
    ...readOptions(api.getVersion, { id: optimization.id, versionId }),
    enabled: !isPresent && part !== undefined,
  });
  if (isPresent) {
    const { optimizedContent, coverLetter } = optimization;
    return { text: part === 'coverLetter' ? coverLetter : optimizedContent, failed: false };
  }
  return { text: part && data?.[part], failed: isError };
}
