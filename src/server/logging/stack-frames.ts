/** Where it was thrown. What it says comes first in a stack, and may have lines that look like these. */
export function stackFrames({ stack = '', message }: Error): string[] {
  const said = stack.indexOf(message);
  const frames = said < 0 ? '' : stack.slice(said + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
}
