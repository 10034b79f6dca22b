import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from '@shuye/tooling/product';
import { afterEach, describe, expect, it } from 'vitest';
import { createLaboratory } from './createLaboratory.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const PAGE = '<!doctype html><html><head lang="zh"><script type="module" src="/a.js"></script></head></html>';

/** A host app that shows one page and repeats what is posted, and a laboratory in front of it. */
async function laboratory() {
  const app = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') {
      outgoing.writeHead(201, { 'set-cookie': 'a=1', 'x-host': incoming.headers.host });
      incoming.pipe(outgoing);
      return;
    }
    outgoing.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-length': PAGE.length, etag: 'e' });
    outgoing.end(PAGE);
  });
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening));
  open.push(app);
  const { port: appPort } = app.address() as AddressInfo;
  const [port = 0] = await freePorts(1);
  const hosts = [{ host: 'taobao', description: 'the shopping app', appPort, port }];
  const scripts = { panel: 'panel()', hostInPage: 'install()' };
  open.push(...(await createLaboratory({ hosts, scripts, codeOf: (host) => `code of ${host}` })));
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { get, port };
}

describe('the laboratory of a host', () => {
  it('puts the native side before everything else of the pages of the app, and leaves what they are', async () => {
    const { get } = await laboratory();
    const answer = await get('/no/such/page');
    expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
    expect(await answer.text()).toBe(
      PAGE.replace(
        '<head lang="zh">',
        '<head lang="zh"><script src="/laboratory/host.js" data-host="taobao"></script>',
      ),
    );
  });

  it('passes calls on as they are, under the name that they were sent to', async () => {
    const { get, port } = await laboratory();
    const answer = await get('/call', { method: 'POST', body: 'x=1' });
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([201, 'x=1', 'a=1']);
    expect(answer.headers.get('x-host')).toBe(`127.0.0.1:${port}`);
  });

  it.each([
    ['/laboratory/', 'text/html', 'Host laboratory'],
    ['/laboratory/style.css', 'text/css', '.panel'],
    ['/laboratory/phone.css', 'text/css', '.phone'],
    ['/laboratory/panel.js', 'text/javascript', 'panel()'],
    ['/laboratory/host.js', 'text/javascript', 'install()'],
    ['/laboratory/farm.svg', 'image/svg+xml', '<svg'],
    ['/laboratory/code', 'text/plain', 'code of taobao'],
    ['/laboratory/hosts.json', 'application/json', '"host":"taobao"'],
  ])('answers %s itself', async (path, type, words) => {
    const { get } = await laboratory();
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(await answer.text()).toContain(words);
  });

  it('says so where the app does not answer', async () => {
    const [port = 0, appPort = 0] = await freePorts(2);
    const hosts = [{ host: 'youku', description: '', appPort, port }];
    open.push(...(await createLaboratory({ hosts, scripts: { panel: '', hostInPage: '' }, codeOf: String })));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(502);
  });
});
