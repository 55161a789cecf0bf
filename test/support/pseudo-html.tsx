import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { pseudoCopy } from './pseudo-copy.ts';
import { ServicesProvider } from '#web/api/services.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { CopyProvider } from '#web/copy/use-copy.tsx';

/** A page or a part of one in the second language, as it is prerendered. */
export const html = (page: ReactElement): string =>
  renderToStaticMarkup(
    <CopyProvider copy={pseudoCopy}>
      <ServicesProvider>
        <TooltipProvider>
          <ToastProvider region="" label="" close="">
            <MemoryRouter>{page}</MemoryRouter>
          </ToastProvider>
        </TooltipProvider>
      </ServicesProvider>
    </CopyProvider>,
  );

/** Everything in it that a person reads or hears from a screen reader. */
export const textsOf = (markup: string): string[] => [
  // Data for search engines has its own keys, and isn't visible.
  ...markup.replaceAll(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs, '').split(/<[^>]*>/),
  ...[...markup.matchAll(/ (?:aria-label|title|placeholder|alt|label)="([^"]*)"/g)].map(([, text = '']) => text),
];
