/** A place in pixels from the picture's top left corner. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface RecognizedSymbol extends PixelBox {
  text: string;
}

export interface RecognizedWord extends PixelBox {
  text: string;
  /** How sure it is, from 0 to 1. */
  confidence: number;
  symbols: RecognizedSymbol[];
}

/** A line of words as they were recognized in a picture, from left to right. */
export interface RecognizedLine {
  /** The height of its baseline at a place along it, in pixels. */
  baseline(x: number): number;
  words: RecognizedWord[];
}
