/** An address that may be opened: http or https alone, whatever a source sends; undefined otherwise. */
export function httpAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
