/** Where a note wants to stand, and how high it is, in pixels. */
export interface NoteBox {
  /** The top of the line it is about. */
  anchor: number;
  height: number;
}

/** The tops of notes that stand as near to their lines as those before them let them, with a gap between. */
export function stackNotes(notes: readonly NoteBox[], gap: number): number[] {
  let free = 0;
  return notes.map(({ anchor, height }) => {
    const top = Math.max(anchor, free);
    free = top + height + gap;
    return top;
  });
}
