/** An answer that cannot be read; the message says why. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly failure: 'broken' | 'tooLarge';

  constructor(message: string, failure: 'broken' | 'tooLarge' = 'broken') {
    super(message);
    this.failure = failure;
  }
}

const megabyte = 1024 * 1024;

/** Reads an answer as UTF-8; throws `NotAnswered` beyond the given number of unpacked bytes, without loading the rest. */
export async function readBody(answer: Response, mostBytes: number = 8 * megabyte): Promise<string> {
  if (answer.body === null) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  // Leaving the loop cancels the stream.
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new NotAnswered(`Its answer is larger than ${mostBytes / megabyte} MB.`, 'tooLarge');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
