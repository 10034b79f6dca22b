import { serve } from '@hono/node-server';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './createLog.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createGateway } from './http/createGateway.ts';
import { indexMissingBooks } from './search/indexMissingBooks.ts';

/** How long open requests may take to end after a stop was asked for, in milliseconds. */
const DRAIN_TIME = 5000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  await indexMissingBooks(database);
  const { dataDir, signKeys } = config;
  const gateway = createGateway({ database, dataDir, signKeys, log, now: Date.now, random: Math.random });

  const server = serve({ fetch: gateway.fetch, hostname: config.host, port: config.port }, ({ port }) =>
    log.info({ port }, 'listening'),
  );

  const stop = (): void => {
    log.info('stopping');
    setTimeout(() => process.exit(0), DRAIN_TIME).unref();
    server.close(async () => {
      await database.destroy();
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
