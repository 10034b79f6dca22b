import { expect, it } from 'vitest';
import { createVitest } from 'vitest/node';
import { recordLoaded } from './recordLoaded.ts';

type Context = Parameters<typeof recordLoaded>[0];

it('records the modules behind the addresses that a test file loaded', async () => {
  const recorded: unknown[] = [];
  const ids: Readonly<Record<string, string>> = { '/src/a.ts?v=1': '/app/src/a.ts', '/@id/__x00__books': '\0books' };
  const project = {
    vite: {
      environments: {
        client: {
          moduleGraph: {
            getModuleByUrl: (url: string) => Promise.resolve(ids[url] === undefined ? undefined : { id: ids[url] }),
          },
        },
      },
    },
    vitest: { cache: { _dependencies: { record: (...args: unknown[]) => recorded.push(args) } } },
  };
  const origin = 'http://localhost:63315';
  await recordLoaded({ project, testPath: '/app/src/a.browser.test.ts' } as unknown as Context, [
    `${origin}/src/a.ts?v=1`,
    `${origin}/@id/__x00__books`,
    `${origin}/__vitest_browser__/tester.js`,
  ]);
  expect(recorded).toEqual([
    [project, '/app/src/a.browser.test.ts', ['/app/src/a.browser.test.ts', '/app/src/a.ts', '\0books']],
  ]);
});

it('gives vitest what it takes of test files in Node', async () => {
  const vitest = await createVitest('test', { config: false, watch: false });
  expect(vitest.cache).toMatchObject({ _dependencies: { record: expect.any(Function) } });
  await vitest.close();
});
