/** The page that a Word document's text is set on; lengths in points. */
export interface PageSetup {
  width: number;
  height: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Text columns side by side. */
  columns: number;
}

/** US Letter with Word's own margins, unless the file says otherwise. */
export const usualPage: PageSetup = { width: 612, height: 792, top: 72, bottom: 72, left: 72, right: 72, columns: 1 };
