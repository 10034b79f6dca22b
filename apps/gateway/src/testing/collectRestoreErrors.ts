import { createRestoreCopy, readRestoreCopy, writeRestoreCopy, type AnyCall } from '@shuye/api-client/calls';
import { sql } from 'kysely';
import { MAX_RESTORE_COPIES } from '../restore/restoreHandlers.ts';
import { sendCall } from './sendCall.ts';
import { NOW, startTestGateway } from './startTestGateway.ts';

/** A gateway that keeps as many copies as it may. */
export async function aFullRestoreGateway() {
  const gateway = await startTestGateway();
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MAX_RESTORE_COPIES})
    insert into restore_copy (locator_hash, revision, draft, used_at)
    select cast(n as text), 1, '', ${NOW} from numbers`.execute(gateway.database);
  return gateway;
}

export async function collectRestoreErrors(): Promise<readonly string[]> {
  const [gateway, full] = await Promise.all([startTestGateway(), aFullRestoreGateway()]);
  const place = { locator: '0'.repeat(32) };
  const piece = { ...place, revision: 7, draft: '1'.repeat(32), ordinal: 0, pieces: 1, content: 'AAAA' };
  const met = async <Input>(
    call: AnyCall & { toRequest: (input: Input) => object },
    input: Input,
    { ask } = gateway,
  ): Promise<string> => `${call.name} ${((await sendCall(ask, call, input)).body as { state: number }).state}`;
  const unknown = [await met(readRestoreCopy, { ...place, ordinal: 0 }), await met(writeRestoreCopy, piece)];
  await met(createRestoreCopy, place);
  return [...unknown, await met(writeRestoreCopy, piece), await met(createRestoreCopy, place, full)];
}
