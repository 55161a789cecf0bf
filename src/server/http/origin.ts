import { z } from 'zod';
import { deviceSchema } from '#contract/devices.ts';
import type { Visit } from './visit.ts';

/** Where a request came from: only for security events. */
export const originSchema = z.object({ address: z.string(), device: deviceSchema });
export type Origin = z.infer<typeof originSchema>;

export const originOf = ({ address, visit }: { address: string; visit: Pick<Visit, 'device'> }): Origin => ({
  address,
  device: visit.device(),
});
