import type { AnyCall } from '@shuye/api-client/calls';
import type { startTestGateway } from './startTestGateway.ts';
import { NOW } from './startTestGateway.ts';
import { signedRequest } from './signedRequest.ts';

type Ask = Awaited<ReturnType<typeof startTestGateway>>['ask'];

const GUEST = '8000000';

/** Sends a declared call as the client does, at the tests' time and as a guest unless another time or an account is named. */
export function sendCall<Input>(
  ask: Ask,
  call: AnyCall & { toRequest: (input: Input) => object },
  input: Input,
  userId = GUEST,
  nowMs = NOW,
): Promise<{ status: number; body: unknown }> {
  const { path, init } = signedRequest(call, input, { userId, nowMs });
  return ask(path, init);
}
