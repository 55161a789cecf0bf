/** Facts that pages state about their site: set by the operator, not by the build. */
export interface SiteFacts {
  operatorName: string;
  supportEmail: string;
  privacyEmail: string;
  /** Whether ratings, counts, reviews and the like are shown: the operator must be able to prove them. */
  claims: boolean;
  /** Google's ids for measuring and for ads; absent: no third party is ever asked. */
  analyticsId?: string | undefined;
  adsConversionId?: string | undefined;
}
