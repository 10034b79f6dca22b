import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, join } from 'node:path';
import { servePages, type OwnAnswer } from '@shuye/tooling/product';

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
export const laboratoryUrl = (port: number): string => `http://127.0.0.1:${port}/laboratory/`;

/** What the laboratory answers itself; all else is the host app's. */
function ownAnswer(
  path: string,
  own: LaboratoryHost,
  { hosts, scripts, codeOf }: LaboratoryParts,
): OwnAnswer | undefined {
  switch (path) {
    case '/laboratory/':
      return { type: 'text/html; charset=utf-8', body: readFileSync(join(FOLDER, 'index.html'), 'utf8') };
    case '/laboratory/style.css':
    case '/laboratory/phone.css':
      return { type: 'text/css', body: readFileSync(join(FOLDER, basename(path)), 'utf8') };
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

/**
 * Shows each host app in a phone with its native side simulated: a server for each host, since a page expects an origin of
 * its own. Listens on this machine alone: it logs anybody in.
 */
export async function createLaboratory(parts: LaboratoryParts): Promise<Server[]> {
  return Promise.all(
    parts.hosts.map((own) =>
      servePages({
        port: own.port,
        appPort: own.appPort,
        // The native side is there before any script of the page runs.
        head: `<script src="/laboratory/host.js" data-host="${own.host}"></script>`,
        answer: (path) => ownAnswer(path, own, parts),
      }),
    ),
  );
}
