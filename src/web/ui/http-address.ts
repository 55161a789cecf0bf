/** An address that may be opened: only http or https, whatever a source sends; undefined otherwise. */
export function httpAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
