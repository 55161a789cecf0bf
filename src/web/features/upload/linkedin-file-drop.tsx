import type { ComponentProps } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FileDrop } from './file-drop.tsx';

/** Takes the file that LinkedIn makes of a profile, and says how to get it. */
export function LinkedinFileDrop(props: Omit<ComponentProps<typeof FileDrop>, 'what'>) {
  const { linkedinFile: words } = useCopy();
  return (
    <div className="grid gap-2">
      <FileDrop {...props} what="linkedin" />
      <Disclosure summary={words.how}>
        <dl className="grid gap-3 pt-1">
          {words.ways.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-medium">{title}</dt>
              <dd className="max-w-measure text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
