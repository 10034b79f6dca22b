import { calls, type AnyCall } from '@shuye/api-client/calls';
import { aFullShop } from './aFullShop.ts';
import { everyCall } from './everyCall.ts';
import { openLoginPage } from './openLoginPage.ts';

/** These end the session of who asks them. */
const ENDING: ReadonlySet<string> = new Set(['logOut', 'refreshLogin', 'deleteAccount']);

/** Asks for each call of the product once, and for the pages of the gateway. Gives the state of each answer. */
export async function askEveryCall(): Promise<ReadonlyMap<string, number>> {
  const { shop, me, facts } = await aFullShop();
  const states = new Map<string, number>();
  for (const name of Object.keys(everyCall(facts)) as (keyof typeof calls)[]) {
    const who = ENDING.has(name) ? await shop.aReader() : me;
    const [input] = everyCall({ ...facts, userId: who.userId })[name];
    const call: AnyCall = calls[name];
    const answer = (await who.send(call as never, input as never, `key-of-${name}`)) as Record<string, number>;
    states.set(name, answer[call.stateField ?? 'state'] ?? 0);
  }
  await askPages(shop, facts.orderNo);
  return states;
}

type FullShop = Awaited<ReturnType<typeof aFullShop>>['shop'];

/** A login by phone from the first page to the last, what crawlers ask, a message, and the sample cashier. */
async function askPages({ gateway }: Pick<FullShop, 'gateway'>, orderNo: string): Promise<void> {
  const browser = openLoginPage(gateway);
  await browser.open();
  await browser.requestCode('13800138000');
  await browser.typeCode('000000');
  for (const path of [
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/books-1.xml',
    '/feed/1001',
    '/cards/1001.png',
    `/cashier/${orderNo}`,
    '/feedback',
    '/readyz',
  ])
    await browser.ask(path);
  await browser.ask('/feedback', { method: 'POST', body: new URLSearchParams({ words: '好' }) });
}
