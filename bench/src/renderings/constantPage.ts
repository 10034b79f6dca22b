// A process that answers with one page, as it comes from an address, on plain node:http.
import { createServer } from 'node:http';
import { send } from '../load/send.ts';

const [port, from, path = '/'] = process.argv.slice(2);
const page = await send(Number(from), { method: 'GET', path, headers: { accept: 'text/html' } });
if (page?.status !== 200) throw new Error(`There is no page at ${path}.`);
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.body);
}).listen(Number(port), '127.0.0.1');
