import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { chromium } from 'playwright';

/** An area of the domain: a folder with an entry, `.ts` from sources and `.js` once built. */
const domainEntry = fileURLToPath(import.meta.resolve('@shuye/core-domain/content'));

/** Folders that the page's modules come from, by the first part of their address. */
const folders: Readonly<Record<string, string>> = {
  bench: fileURLToPath(new URL('../', import.meta.url)),
  domain: dirname(dirname(domainEntry)),
};

const PAGE = `<!doctype html><meta charset="utf-8"><script type="importmap">
{"imports":{"@shuye/core-domain/":"/domain/"}}</script>`;

async function moduleText(address: string): Promise<string | undefined> {
  const [, folder = '', ...path] = address.split('/');
  const root = folders[folder];
  if (root === undefined) return undefined;
  const named = join(root, normalize(path.join('/')));
  const file = extname(named) === '' ? join(named, basename(domainEntry)) : named;
  const source = await readFile(file, 'utf8');
  return file.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

/** Runs `run` of a module of this package in headless Chromium and gives its answer; the module may import the domain. */
export async function inChromium<Answer>(
  modulePath: string,
  name: string,
  ...given: readonly unknown[]
): Promise<Answer> {
  const server = createServer((request, response) => {
    if (request.url === '/') return void response.setHeader('content-type', 'text/html').end(PAGE);
    return void moduleText(request.url ?? '').then(
      (text) => response.setHeader('content-type', 'text/javascript').end(text ?? ''),
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const browser = await chromium.launch(chromiumLaunch('browser'));
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return await page.evaluate(
      async ([path, member, values]) => {
        const module = (await import(path)) as Record<string, (...given: readonly unknown[]) => Answer>;
        const run = module[member];
        if (!run) throw new Error(`${path} has no ${member}`);
        return run(...values);
      },
      [`/bench/${modulePath}`, name, given] as const,
    );
  } finally {
    await browser.close();
    server.close();
  }
}
