import { createHash } from 'node:crypto';
import type { AnyCall } from '@shuye/api-client/calls';
import { signText, type Signable } from '@shuye/core-domain';
import type { aGateway } from './aGateway.ts';
import { NOW } from './aGateway.ts';

type Ask = Awaited<ReturnType<typeof aGateway>>['ask'];
type Fields = Record<string, Signable>;

const GUEST = '8000000';

const asText = (value: Signable): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const form = (fields: Fields): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)]));

/** Sends a declared call as the client does: the user's id (a guest's unless given), the time, the signature, the encoding. */
export async function sendCall<Input>(
  ask: Ask,
  call: AnyCall & { toRequest: (input: Input) => object },
  input: Input,
  userId = GUEST,
): Promise<{ status: number; body: unknown }> {
  const own = Object.entries({ ...(call.userField ? { [call.userField]: userId } : {}), ...call.toRequest(input) });
  const timed: Fields = {
    timestamp: NOW / 1000,
    ...Object.fromEntries(own.filter(([, value]) => value !== undefined && value !== '')),
  };
  const sign = createHash('md5')
    .update(signText(timed, `dev-${call.service}`))
    .digest('hex');
  const fields = call.sign === 'never' ? timed : { ...timed, sign };
  const isInAddress = ([name]: [string, Signable]): boolean =>
    call.body === 'query' || (call.inAddress ?? []).includes(name);
  const search = form(Object.fromEntries(Object.entries(fields).filter(isInAddress))).toString();
  const inside = Object.fromEntries(Object.entries(fields).filter((field) => !isInAddress(field)));
  return ask(`${call.path}${search ? `?${search}` : ''}`, {
    method: call.method,
    ...(call.body === 'query' ? {} : { body: call.body === 'json' ? JSON.stringify(inside) : form(inside) }),
  });
}
