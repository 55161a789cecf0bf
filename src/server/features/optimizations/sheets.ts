import type { printSheet, SheetAct, SheetView } from '#contract/sheets.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import { decided } from '#domain/tailoring/decisions/decide.ts';
import type { Decisions } from '#domain/tailoring/decisions/decisions.ts';
import { AppError } from '../../app-error.ts';
import type { Owner } from '../../http/visit.ts';
import type { DocumentReader, DocumentWriter } from '../../adapters/documents/port.ts';
import type { Changing } from './changing.ts';
import { printableOf } from './printable-documents.ts';
import { sheetViewOf } from './sheet-view.ts';
import type { OwnedOptimization } from './view.ts';

/** The proofread page. All throw OPTIMIZATION_NOT_FOUND if it doesn't exist or has another owner. */
export interface Sheets {
  sheet(owner: Owner | undefined, id: string): Promise<SheetView>;
  /**
   * Takes decisions, all or none, and returns the resulting sheet. Throws PAYMENT_REQUIRED if it's locked, CHANGE_NOT_FOUND for an unknown change or text,
   * NOT_READY before there is a sheet.
   */
  decide(owner: Owner | undefined, id: string, acts: readonly SheetAct[]): Promise<SheetView>;
  /** Throws PAYMENT_REQUIRED if it's locked, NOT_READY before there is a document. */
  print(
    owner: Owner | undefined,
    id: string,
    query: RouteQuery<typeof printSheet>,
  ): Promise<RouteResponse<typeof printSheet>>;
}

interface Deps {
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  changing: Changing;
  writer: Pick<DocumentWriter, 'pdf'>;
  reader: Pick<DocumentReader, 'pictures'>;
}

const partOf = ({ act }: SheetAct): 'resume' | 'coverLetter' =>
  act === 'letter' || act === 'own-sentence' ? 'coverLetter' : 'resume';

export function createSheets({ owned, changing, writer, reader }: Deps): Sheets {
  const sheet: Sheets['sheet'] = async (owner, id) => sheetViewOf(await owned(owner, id));
  return {
    sheet,

    async decide(owner, id, acts) {
      const { access } = await owned(owner, id);
      if (acts.some((act) => access[partOf(act)] === 'locked')) throw new AppError('PAYMENT_REQUIRED');
      await changing.change(owner, id, ({ decisions, tailoring, source }) => {
        if (!tailoring) throw new AppError('NOT_READY');
        const subject = { source: source.resume, tailoring };
        const made = acts.reduce<Decisions>((before, act) => {
          const after = decided(before, act, subject);
          if (after === undefined) throw new AppError('CHANGE_NOT_FOUND');
          return after;
        }, decisions);
        return { decisions: made, redo: JSON.stringify(made) !== JSON.stringify(decisions) };
      });
      return sheet(owner, id);
    },

    async print(owner, id, { part, paper, template }) {
      const { stored, access } = await owned(owner, id);
      if (access[part] === 'locked') throw new AppError('PAYMENT_REQUIRED');
      const printable = printableOf(stored, part, { paper, template });
      if (!printable) throw new AppError('NOT_READY');
      const { bytes } = await writer.pdf(printable);
      const pages = await reader.pictures({ bytes, name: 'document.pdf' });
      // The document is our own, so nothing is wrong with it: it may be painted in a moment.
      if (pages.length === 0) throw new AppError('BUSY', {}, { cause: 'The pages were not painted.' });
      return { revision: stored.revision, pages: pages.map((page) => Buffer.from(page).toString('base64')) };
    },
  };
}
