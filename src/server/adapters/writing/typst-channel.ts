import type { PrintSheet } from './print-sheet.ts';

/** What the writer asks its Typst process for. */
export interface TypesetRequest {
  id: number;
  sheet: PrintSheet;
}

/** What the process answers; `memory` is its resident size in bytes. */
export type TypesetAnswer =
  | { id: number; ok: true; bytes: Uint8Array; pages: number; memory: number }
  | { id: number; ok: false; reason: string };
