import { chapterList } from '@shuye/api-client/calls';
import type { LoadReader } from './LoadReader.ts';
import { openReader } from './openReader.ts';
import { send } from './send.ts';
import { guest, signCall } from './signCall.ts';

interface Crowd {
  port: number;
  soldBookId: string;
  readers: number;
  /** Chapters that each of them may want to buy. */
  chaptersToBuy: number;
}

/** Readers with accounts and beans, each of whom wants other chapters of the book that is sold. */
export async function openReaders({ port, soldBookId, readers, chaptersToBuy }: Crowd): Promise<readonly LoadReader[]> {
  const list = await send(port, signCall(chapterList, { bookId: soldBookId }, guest));
  const { chapters } = chapterList.toResult(JSON.parse(list?.body ?? '') as never);
  const forSale = chapters
    .filter(({ isFree, beanPrice }) => !isFree && beanPrice > 0)
    .map(({ chapterId, beanPrice }) => ({ id: chapterId, price: beanPrice }));
  const opened: LoadReader[] = [];
  for (let at = 0; at < readers; at += 1) {
    opened.push(await openReader(port, `reader-${at}`, forSale.slice(at, at + chaptersToBuy)));
  }
  return opened;
}
