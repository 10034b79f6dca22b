import type { Page } from '@playwright/test';

/** Everything that this browser stores for the page's origin, as one text: values, names, records, cached answers, cookies. */
export async function storedText(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    // It runs in the page, which knows nothing of this file.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const request = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('refused')));
      });
    const records: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        records.push(name, store, await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const answers: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys()) {
        const answer = await cache.match(asked);
        const isText = /json|html|text\/plain/.test(answer?.headers.get('content-type') ?? '');
        answers.push(name, asked.url, isText ? ((await answer?.text()) ?? '') : '');
      }
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, records, answers]);
  });
  return `${stored} ${JSON.stringify(cookies)}`;
}
