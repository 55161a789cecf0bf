import { api } from '#contract/api.ts';
import type { login } from '#contract/accounts.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { Passkey } from '#contract/second-factors.ts';
import type { ApiClient } from '../../api/api-client.ts';

/** Whether passkeys can be used at this address: browsers know none for numbers, and none where others can listen. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^(?:[\d.]+|\[.*\])$/.test(location.hostname);

/** A refusal by the browser or the person's device, without a failed request. */
export type PasskeyRefusal = 'canceled' | 'known' | 'wrongAddress';

export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
  readonly refusal: PasskeyRefusal;

  constructor(refusal: PasskeyRefusal, cause: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

const refusalOf = (error: unknown): PasskeyRefusal => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  return code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID' ? 'wrongAddress' : 'canceled';
};

/** Runs an action of the device; its library is loaded only when somebody uses a passkey. */
async function withDevice<T>(act: (browser: typeof import('@simplewebauthn/browser')) => Promise<T>): Promise<T> {
  const browser = await import('@simplewebauthn/browser');
  try {
    return await act(browser);
  } catch (error) {
    throw new PasskeyRefused(refusalOf(error), error);
  }
}

/** Signs in by one of the passkeys that the person's device offers. Throws a `PasskeyRefused` or an `HttpError`. */
export async function signInByPasskey(client: ApiClient): Promise<RouteResponse<typeof login>> {
  const { options } = await client.call(api.beginPasskeyLogin, {});
  const { id, rawId, type, response } = await withDevice(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options }),
  );
  return client.call(api.loginWithPasskey, { body: { credential: { id, rawId, type, response } } });
}

interface NewPasskey {
  name: string;
  currentPassword: string;
  code?: string | undefined;
}

/** Makes a passkey on the person's device, and keeps it. Throws a `PasskeyRefused` or an `HttpError`. */
export async function createPasskey(client: ApiClient, { name, ...confirmed }: NewPasskey): Promise<Passkey> {
  const { options } = await client.call(api.beginPasskey, { body: confirmed });
  const { id, rawId, type, response } = await withDevice(({ startRegistration }) =>
    startRegistration({ optionsJSON: options }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  return (await client.call(api.addPasskey, { body: { name, credential } })).passkey;
}
