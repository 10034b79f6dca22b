import { isPortFree } from './isPortFree.ts';

const LAST_PORT = 65_535;

export interface PortChoice {
  taken: ReadonlySet<number>;
  isFree: (port: number) => Promise<boolean>;
}

/** Gives the wanted port, or the next free one above it. @throws Error when none is left. */
export async function choosePort(wanted: number, { taken, isFree }: PortChoice): Promise<number> {
  for (let port = wanted; port <= LAST_PORT; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${wanted} on is free.`);
}

/** Chooses ports one after the other, never the same twice, for servers that listen on `host`. */
export function createPortChooser(host: string) {
  const taken = new Set<number>();
  const isFree = async (port: number) =>
    // Linux lets a server take one address of a port whose other addresses are in use: a browser might reach either.
    (await isPortFree(port, '127.0.0.1')) && (host === '127.0.0.1' || (await isPortFree(port, host)));
  return async (wanted: number): Promise<number> => {
    const port = await choosePort(wanted, { taken, isFree });
    taken.add(port);
    return port;
  };
}
