import { z } from 'zod';

/** The browsers and systems that we distinguish: as coarsely as people who look for one of their devices. */
export const browserNames = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung'] as const;
export const systemNames = ['windows', 'macos', 'ios', 'android', 'chromeos', 'linux'] as const;
export type BrowserName = (typeof browserNames)[number];
export type SystemName = (typeof systemNames)[number];

/** What a request was sent with, as far as it says; null for what it doesn't, or what we don't know. */
export const deviceSchema = z.object({
  browser: z.enum(browserNames).nullable(),
  system: z.enum(systemNames).nullable(),
});
export type Device = z.infer<typeof deviceSchema>;
