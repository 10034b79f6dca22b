import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

export interface LaboratoryHost {
  /** Name of the host, and of its simulator. */
  host: string;
  description: string;
  /** Port of the web server of its app. */
  appPort: number;
  port: number;
}

export interface LaboratoryParts {
  hosts: readonly LaboratoryHost[];
  /** The scripts of the laboratory's page and of the native side. */
  scripts: { panel: string; hostInPage: string };
  /** A code by which the gateway knows the user of a host. */
  codeOf: (host: string) => string;
}

const FOLDER = join(import.meta.dirname, 'page');
const LOOPBACK = '127.0.0.1';

export const laboratoryUrl = (port: number): string => `http://${LOOPBACK}:${port}/laboratory/`;

interface Answer {
  type: string;
  body: string;
}

/** What the laboratory answers itself; all else is the host app's. */
function ownAnswer(path: string, own: LaboratoryHost, { hosts, scripts, codeOf }: LaboratoryParts): Answer | undefined {
  switch (path) {
    case '/laboratory/':
      return { type: 'text/html; charset=utf-8', body: readFileSync(join(FOLDER, 'index.html'), 'utf8') };
    case '/laboratory/style.css':
      return { type: 'text/css', body: readFileSync(join(FOLDER, 'style.css'), 'utf8') };
    case '/laboratory/farm.svg':
      return { type: 'image/svg+xml', body: readFileSync(join(FOLDER, 'farm.svg'), 'utf8') };
    case '/laboratory/panel.js':
      return { type: 'text/javascript', body: scripts.panel };
    case '/laboratory/host.js':
      return { type: 'text/javascript', body: scripts.hostInPage };
    case '/laboratory/code':
      return { type: 'text/plain', body: codeOf(own.host) };
    case '/laboratory/hosts.json': {
      const listed = hosts.map(({ host, description, port }) => ({ host, description, url: laboratoryUrl(port) }));
      return { type: 'application/json', body: JSON.stringify({ host: own.host, hosts: listed }) };
    }
    default:
      return undefined;
  }
}

/** A page with its native side, which is there before any script of the page runs. */
const withHost = (html: string, host: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="/laboratory/host.js" data-host="${host}"></script>`);

/** Passes a request on to the host app, and puts the native side into the pages that it answers. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, { appPort, host }: LaboratoryHost): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { url: path, method } = incoming;
  const passed = request({ host: LOOPBACK, port: appPort, path, method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...kept } = answer.headers;
      outgoing.writeHead(status, kept);
      outgoing.end(withHost(Buffer.concat(parts).toString('utf8'), host));
    });
  });
  passed.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(passed);
}

/**
 * Shows each host app in a phone with its native side simulated: a server for each host, since a page expects an origin of
 * its own. Listens on this machine alone: it logs anybody in.
 */
export async function createLaboratory(parts: LaboratoryParts): Promise<Server[]> {
  return Promise.all(
    parts.hosts.map(async (own) => {
      const server = createServer((incoming, outgoing) => {
        const path = new URL(incoming.url ?? '/', 'http://laboratory').pathname;
        const answer = ownAnswer(path, own, parts);
        if (!answer) return passOn(incoming, outgoing, own);
        outgoing.writeHead(200, { 'content-type': answer.type, 'cache-control': 'no-store' });
        outgoing.end(answer.body);
      });
      await new Promise<void>((listening) => server.listen(own.port, LOOPBACK, listening));
      return server;
    }),
  );
}
