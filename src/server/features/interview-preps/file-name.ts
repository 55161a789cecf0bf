/** The most characters of a title in a file's name: with the rest of it, fewer bytes than file systems allow in any script. */
const mostOfTitle = 60;

/** `interview-prep-` and the job's title, lowercased and hyphenated: letters and digits of any script, and nothing else. */
export function prepFileName(jobTitle: string): string {
  const words =
    jobTitle
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const title = Array.from(words.join('-')).slice(0, mostOfTitle).join('').replace(/-$/, '');
  return `${['interview-prep', title].filter((part) => part !== '').join('-')}.pdf`;
}
