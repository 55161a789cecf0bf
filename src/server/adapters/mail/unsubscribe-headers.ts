/**
 * The headers by which a mail program offers to end such mails: by one click where it may post to the address, which has to be https for that (RFC 8058). None
 * where there is no address for it.
 */
export function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  const oneClick = new URL(address).protocol === 'https:';
  return {
    'List-Unsubscribe': `<${address}>`,
    ...(oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
