// @vitest-environment node
import { services as everyService } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { fakeServer, Refusal, type Answers } from '../testing/fakeServer.ts';
import { aWireBook, aWireModule, wireChapterList, wireChapters, wirePage } from '../testing/wire.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

const { bridge, ...settings } = aHost();
const render = createPageRenderer({ ...settings, openBridge: () => bridge });
const addresses = Object.fromEntries(everyService.map((service) => [service, 'https://gateway.test']));

/** The page of an address, rendered over a server with these answers, and the calls that it took. */
async function renderAt(path: string, answers: Answers) {
  const server = fakeServer(answers);
  const page = await render({
    url: new URL(path, 'https://shuye.test'),
    config: { addresses, signKeys: {}, siteId: '6666', version: '0.1.0' },
    nowMs: () => 1_790_000_000_000,
    fetch: server.fetch,
  });
  return { page, calls: server.seen.map(({ name }) => name) };
}

const answers: Answers = {
  storePage: wirePage(aWireModule('1'), aWireModule('2', { template: 'slideList' })),
  bookInfo: aWireBook({ disType: 1 }),
  chapterList: wireChapterList(['', wireChapters(120)]),
};

describe('a page rendered by a server', () => {
  it.each([
    ['/', '栏目2', '<title>书页小说</title>'],
    ['/cover/1001', '山中灯火', '<title>山中灯火-书页小说</title>'],
    ['/book/1001.html', '第1章', '<title>山中灯火-书页小说</title>'],
    ['/catalog/1001', '第18章', '<title>目录-书页小说</title>'],
  ])('%s has its text and its title in the first response [SEO-15] [PROD-12]', async (path, text, title) => {
    const { page } = await renderAt(path, answers);
    expect(page?.body).toContain(text);
    expect(page?.head).toContain(title);
    expect(page?.body).not.toContain('<title>');
  });

  it('asks for everything once, also for what one answer names of another', async () => {
    const { calls } = await renderAt('/catalog/1001', answers);
    expect(calls.filter((name) => name === 'bookInfo' || name === 'chapterList')).toEqual(['bookInfo', 'chapterList']);
  });

  it('brings its answers along, in a state that JSON can carry [SEO-16]', async () => {
    const { page } = await renderAt('/catalog/1001', answers);
    expect(JSON.parse(JSON.stringify(page?.state))).toEqual(page?.state);
    expect(page?.state.queries.queries.map(({ queryKey }) => queryKey)).toEqual(
      expect.arrayContaining([
        ['book', '1001'],
        ['chapters', '1001'],
      ]),
    );
  });

  it.each(['/shelf', '/myself', '/reader/1001', '/nowhere'])('%s is left to browsers [SEO-15]', async (path) => {
    expect(await renderAt(path, answers)).toEqual({ page: undefined, calls: [] });
  });

  it('is left to browsers when its data does not come', async () => {
    expect((await renderAt('/', { storePage: new Refusal(500, 'x') })).page).toBeUndefined();
    expect((await renderAt('/', {})).page).toBeUndefined();
  });

  it('says nothing of any reader', async () => {
    const { page } = await renderAt('/', answers);
    expect(page?.body).not.toContain('接着读');
  });
});
