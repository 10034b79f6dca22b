// A process that answers with pages that never change, as they come from an address, on plain node:http.
import { createServer } from 'node:http';
import { send } from '../load/send.ts';

const [port, from, ...paths] = process.argv.slice(2);
const pages = new Map<string, string>();
for (const path of paths) {
  const page = await send(Number(from), { method: 'GET', path, headers: { accept: 'text/html' } });
  if (page?.status !== 200) throw new Error(`There is no page at ${path}.`);
  pages.set(path, page.body);
}
createServer(({ url = '' }, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages.get(url));
}).listen(Number(port), '127.0.0.1');
