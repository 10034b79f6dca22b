import { Client, type ClientConfig, type PoolClient } from 'pg';

/** What the driver has, and its types do not name. */
interface Wired {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
  connection: {
    stream: { destroy: () => void };
    connect: (portOrSocket: number | string, host?: string) => void;
    cancel: (processID: number, secretKey: number) => void;
    on: (event: 'connect' | 'end' | 'error', listener: () => void) => void;
  };
}

/** How long PostgreSQL may take to stop a query; then its connection is cut, in milliseconds. */
const CUT_AFTER_MS = 2000;

interface Stopped {
  config: ClientConfig;
  isRunning: () => boolean;
  /** Called when that did not help, and the connection was cut. */
  onSilent: () => void;
}

/**
 * Asks PostgreSQL to stop what a connection runs. Resolves when it was told, so that it cannot stop what the connection runs
 * next; where that does not help, the connection is cut.
 */
export function stopQuery(client: PoolClient, { config, isRunning, onSilent }: Stopped): Promise<void> {
  const { processID, secretKey, connection } = client as unknown as Wired;
  const { host, port, connection: teller } = new Client(config) as unknown as Wired;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      teller.stream.destroy();
      if (isRunning()) {
        connection.stream.destroy();
        onSilent();
      }
      resolve();
    }, CUT_AFTER_MS);
    teller.on('end', () => {
      if (!isRunning()) clearTimeout(timer);
      resolve();
    });
    teller.on('error', () => undefined);
    teller.on('connect', () => teller.cancel(processID, secretKey));
    if (host.startsWith('/')) teller.connect(`${host}/.s.PGSQL.${port}`);
    else teller.connect(port, host);
  });
}
