/** A place: a town with its coordinates in degrees, a region or a whole country (ISO 3166-1 alpha-2). */
export type FoundPlace =
  | { kind: 'town'; name: string; country: string; region: string; latitude: number; longitude: number }
  | { kind: 'region'; name: string; country: string; region: string }
  | { kind: 'country'; name: string; country: string };

/** Finds the places that listings and searches name. */
export interface Places {
  /** "Austin, TX", "München", "Greater London", "Germany". Of several places with the same name, the one in `country`, or else the largest. */
  find(text: string, country?: string): FoundPlace | undefined;
  /** Whether the text says that the work is remote: "Remote - US". */
  saysRemote(text: string): boolean;
}
