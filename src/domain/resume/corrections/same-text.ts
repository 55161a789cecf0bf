/** Line ends and trailing spaces change on the way through a form; neither is a correction. */
const comparable = (text: string): string => text.replace(/[ \t]*\r?\n/g, '\n').trim();

/** Whether a text that was sent is the one that was read. */
export const isSameText = (sent: string, read: string): boolean =>
  sent === read || comparable(sent) === comparable(read);
