declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    preserveNameIds?: number[];
  }
  export default function subsetFont(font: Buffer, signs: string, options: Options): Promise<Buffer>;
}
