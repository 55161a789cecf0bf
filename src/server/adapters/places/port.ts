/** A place that words name: a town with its coordinates in degrees, a region or a whole country (ISO 3166-1 alpha-2). */
export type FoundPlace =
  | { kind: 'town'; name: string; country: string; region: string; latitude: number; longitude: number }
  | { kind: 'region'; name: string; country: string; region: string }
  | { kind: 'country'; name: string; country: string };

/** Where on earth the words of listings and searches are. */
export interface Places {
  /** "Austin, TX", "München", "Greater London", "Germany"; of several places of one name the one in `country`, else the one with the most inhabitants. */
  find(text: string, country?: string): FoundPlace | undefined;
  /** Whether the words say that the work is done from anywhere: "Remote - US". */
  saysRemote(text: string): boolean;
}
