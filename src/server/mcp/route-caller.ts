import type { RouteBodySent, RouteResponse, RouteShape } from '#contract/route.ts';
import { errorBodySchema } from '#contract/errors.ts';

/** Why a tool has no answer, in a sentence for the caller. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
}

interface Sent<R extends RouteShape> {
  params?: Record<string, string>;
  body?: RouteBodySent<R>;
  /** The file of an `upload` route. */
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> };
}

/** Calls a route as the holder of a key. Throws `ToolFailure` with the sentence of an error answer. */
export type CallRoute = <R extends RouteShape>(route: R, sent: Sent<R>) => Promise<RouteResponse<R>>;

export interface OutgoingCall {
  method: RouteShape['method'];
  path: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

/** A caller that sends by `send`: to a server elsewhere, or to the routes of this one. */
export function routeCaller(
  send: (call: OutgoingCall) => Promise<{ status: number; text: string }>,
  unclear: () => ToolFailure,
): CallRoute {
  return async (route, sent) => {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent.params?.[name] ?? ''));
    const answer = await send({ method: route.method, path, ...(await packed(route, sent)) });
    const value = jsonIn(answer.text);
    if (answer.status >= 400) {
      const refusal = errorBodySchema.safeParse(value);
      throw refusal.success ? new ToolFailure(refusal.data.error) : unclear();
    }
    if (!('safeParse' in route.response)) throw new Error('A tool has no use for files.');
    const parsed = route.response.safeParse(value);
    if (!parsed.success) throw unclear();
    return parsed.data as RouteResponse<typeof route>;
  };
}

async function packed(
  route: RouteShape,
  { body, file }: Sent<RouteShape>,
): Promise<Pick<OutgoingCall, 'headers' | 'payload'>> {
  if (file) {
    const form = new FormData();
    form.append(route.fileField ?? 'file', new Blob([file.bytes]), file.name);
    const packet = new Response(form);
    const payload = Buffer.from(await packet.arrayBuffer());
    return { headers: { 'content-type': packet.headers.get('content-type') ?? '' }, payload };
  }
  if (body === undefined) return { headers: {}, payload: undefined };
  return { headers: { 'content-type': 'application/json' }, payload: Buffer.from(JSON.stringify(body)) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
