import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from './leanRouter.ts';

const router = join(import.meta.dirname, '../../../app/src/router');

async function builtRouter(plugins: Plugin[]): Promise<string> {
  const [built] = (await build({
    root: router,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      lib: { entry: join(router, 'BrowserNavigation.tsx'), formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? expect.unreachable();
}

const bytes = (code: string): number => gzipSync(code).length;

it('the installed routing library still loses what no page uses, and no more', async () => {
  const [plain, lean] = await Promise.all([builtRouter([]), builtRouter([leanRouter()])]);
  const gain = bytes(plain) - bytes(lean);
  // 11,963 bytes at react-router 7.18 (ADR 0017): another gain means that an update changed what is rewritten.
  expect(gain).toBeGreaterThan(11_000);
  expect(gain).toBeLessThan(13_000);
  expect(lean).toContain('popstate');
});
