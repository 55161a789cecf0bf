/** The preferred position of a note, and its height, in pixels. */
export interface NoteBox {
  /** The top of the line it is about. */
  anchor: number;
  height: number;
}

/** The tops of notes, as close to their lines as the notes before allow, with a gap between. */
export function stackNotes(notes: readonly NoteBox[], gap: number): number[] {
  let free = 0;
  return notes.map(({ anchor, height }) => {
    const top = Math.max(anchor, free);
    free = top + height + gap;
    return top;
  });
}
