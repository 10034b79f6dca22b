import type { AnyCall } from '@shuye/api-client/calls';
import type { LoginSettings } from '../calls/LoginSettings.ts';
import type { NewBook, NewChapter } from '../database/schema/Tables.ts';
import type { PaySettings } from '../calls/PaySettings.ts';
import { aBookRow, aChapterRow } from './aBookRow.ts';
import { startTestGateway } from './startTestGateway.ts';
import { giveBeans } from './giveBeans.ts';
import { sendCall } from './sendCall.ts';

type Send = AnyCall & { toRequest: (input: never) => object };
type Input<C extends Send> = Parameters<C['toRequest']>[0];

interface Stock {
  books?: NewBook[];
  chapters?: NewChapter[];
  pay?: PaySettings;
  login?: Partial<LoginSettings>;
}

/** A gateway with a book of twelve chapters at ten beans, the first of them free, and readers who buy there. */
export async function createTestShop({ books, chapters, ...settings }: Stock = {}) {
  const gateway = await startTestGateway({
    books: books ?? [aBookRow({ chapter_count: 12 })],
    chapters: chapters ?? Array.from({ length: 12 }, (_, index) => aChapterRow(index + 1)),
    ...settings,
  });
  const aReader = async (beans = 0, account: Parameters<typeof gateway.signIn>[0] = {}) => {
    const me = await gateway.signIn(account);
    if (beans > 0) await giveBeans(gateway.database, me.userId, beans);
    return {
      ...me,
      /** The answer of a call, sent with an idempotency key where one is named. */
      send: async <C extends Send>(call: C, input: Input<C>, key?: string): Promise<unknown> => {
        const ask: typeof me.ask = (path, init = {}) =>
          me.ask(path, {
            ...init,
            headers: {
              ...Object.fromEntries(new Headers(init.headers)),
              ...(key === undefined ? {} : { 'idempotency-key': key }),
            },
          });
        return (await sendCall(ask, call as AnyCall & { toRequest: (input: Input<C>) => object }, input, me.userId))
          .body;
      },
    };
  };
  return { ...gateway, aReader };
}
