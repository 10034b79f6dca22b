import { calls, type AnyCall } from '@shuye/api-client/calls';
import { aFullShop } from './aFullShop.ts';
import { collectAccountErrors } from './collectAccountErrors.ts';
import { collectPurchaseErrors } from './collectPurchaseErrors.ts';
import { collectShelfErrors } from './collectShelfErrors.ts';
import { collectSpaceErrors } from './collectSpaceErrors.ts';
import { everyCall } from './everyCall.ts';
import type { Prepared } from './preparedRefusals.ts';

/** Asks for each documented refusal, and names those that came: `bookInfo 401`. */
export async function askEveryRefusal(): Promise<readonly string[]> {
  const { shop, me, facts } = await aFullShop();
  const met: string[] = [];
  for (const [name, [, ...refused]] of Object.entries<readonly unknown[]>(everyCall(facts))) {
    const call: AnyCall = calls[name as keyof typeof calls];
    for (const [at, one] of refused.entries()) {
      const send = () => me.send(call as never, one as never, `${name}-${at}`);
      const answer = await (typeof one === 'function' ? (one as Prepared)(shop) : send());
      met.push(`${name} ${(answer as Record<string, number>)[call.stateField ?? 'state']}`);
    }
  }
  return [
    ...met,
    // Several calls are refused for the same reasons, in a shop that is prepared once.
    ...(await collectShelfErrors()),
    ...(await collectAccountErrors()),
    ...(await collectPurchaseErrors()),
    ...(await collectSpaceErrors()),
  ];
}
