import { useState } from 'react';
import { MemoryNavigation } from '../../router/MemoryNavigation.tsx';
import { Application } from '../../shell/Application.tsx';
import { anAccount } from '../anAccount.ts';
import { fakeServer } from '../fakeServer.ts';
import { guestShelf } from '../guestShelf.ts';
import { testServices } from '../testServices.ts';
import type { SampleScreen } from './sampleScreens.ts';
import { sampleServer } from './sampleServer.ts';

/** When the sample library was asked. */
const NOW_MS = 1_795_458_000_000;

const titles = ['纸山图书馆', '断桥茶账', '老街食堂', '雁门灯人', '山野草木记', '长巷更夫录', '寄一封信到海南'];
const books = titles.map((title, at) => ({ bookId: `${1001 + at}`, title, updatedAt: NOW_MS - at * 1000 }));

const device = {
  guest_shelf: guestShelf(books),
  // Neither greets nor explains: the screens are those of a reader who was here before.
  home_dialog: true,
  has_read: true,
};

const account = fakeServer(anAccount());

const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  try {
    return await sampleServer(request.clone());
  } catch {
    return account.fetch(request);
  }
};

/** The whole application at one of its key screens, with the answers of the sample library. */
export function SampleApp({ path, userId }: Pick<SampleScreen, 'path' | 'userId'>) {
  const [services] = useState(() =>
    testServices({ fetch: answer, device, nowMs: () => NOW_MS, ...(userId === undefined ? {} : { userId }) }),
  );
  return (
    <MemoryNavigation initialEntries={[path]}>
      <Application services={services} />
    </MemoryNavigation>
  );
}
