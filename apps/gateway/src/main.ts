import { createLoginSettings } from './accounts/createLoginSettings.ts';
import { ConfigError } from './config/ConfigError.ts';
import { exposureWarnings } from './config/exposureWarnings.ts';
import { parseConfig, type GatewayConfig } from './config/parseConfig.ts';
import { rejectArguments } from './config/rejectArguments.ts';
import { requireNode } from './config/requireNode.ts';
import { createLog } from './createLog.ts';
import { CorruptDatabase } from './database/CorruptDatabase.ts';
import { startCheckpointing } from './database/checkpoints/startCheckpointing.ts';
import { createReads } from './database/createReads.ts';
import { openDatabase } from './database/openDatabase.ts';
import { openReplica } from './database/openReplica.ts';
import { connectRedis } from './redis/connectRedis.ts';
import { truncateResponses } from './durability/truncateResponses.ts';
import { openFileStore } from './file-store/openFileStore.ts';
import { FullDisk, reportFullDisk } from './files/FullDisk.ts';
import { createGateway } from './http/createGateway.ts';
import { configuredSecrets } from './config/configuredSecrets.ts';
import { createSharedAnswers } from './http/cache/createSharedAnswers.ts';
import { shareLimits } from './http/limits/shareLimits.ts';
import { startServer } from './http/serve/startServer.ts';
import { seedProducts } from './orders/seedProducts.ts';
import { createPurchaseLock } from './purchases/createPurchaseLock.ts';
import { seedPlans } from './membership/seedPlans.ts';
import { clearSpaces } from './own-space/clearSpaces.ts';
import { startLedgerCheck } from './telemetry/startLedgerCheck.ts';
import { startPruning } from './retention/startPruning.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';
import { traceQueries } from './telemetry/traceQueries.ts';
import { indexMissingBooks } from './search/indexMissingBooks.ts';

async function serve(config: GatewayConfig): Promise<void> {
  const log = createLog({ level: config.logLevel, secrets: configuredSecrets(config) });
  for (const warning of exposureWarnings(config)) log.warn(warning);
  const { metrics, tracing } = await startTelemetry(config, process.env, log);
  const database = await openDatabase(config, {
    onLost: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
    onQuery: tracing && traceQueries(tracing),
  });
  await indexMissingBooks(database);
  await seedProducts(database);
  await seedPlans(database);
  const tell = (message: string, cause?: unknown): void => log.warn(cause === undefined ? {} : { err: cause }, message);
  const files = await openFileStore(config, tell);
  const replica = openReplica(config.databaseReadUrl, tell);
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, tell);
  const following = [database, replica].map((it) => it?.follow?.());
  const { dataDir, signKeys, pay, retention, space, rates } = config;
  const login = createLoginSettings(config.login, dataDir);
  const limits = shareLimits(rates, redis);
  const gateway = createGateway({
    database,
    dataDir,
    files,
    signKeys,
    login,
    pay,
    space,
    log,
    nowMs: Date.now,
    random: Math.random,
    reads: createReads(database, { replica, tell }),
    ...(redis === undefined ? {} : { sharedAnswers: createSharedAnswers(redis) }),
    isRedisLeftAlone: redis?.isLeftAlone,
    purchaseLock: createPurchaseLock(redis),
    limits: limits.limits,
    metrics,
    tracing,
    trustedProxies: rates.trustedProxies,
  });
  const clearFiles = (nowMs: number): Promise<void> => clearSpaces(database, files, nowMs);
  const stopPruning = startPruning({ database, retention, metrics, log, nowMs: Date.now, clearFiles });
  const stopChecking = metrics && startLedgerCheck({ database, metrics, log, nowMs: Date.now });
  const stopKeeping = await startCheckpointing(database, config, (error) =>
    log.error({ err: error }, 'the log is not kept short'),
  );
  const { host, port } = config;
  const fetch = truncateResponses(gateway.fetch);
  const server = await startServer({ fetch, host, port, metricsPort: metrics?.port });
  log.info({ port: server.port }, 'listening');

  const stop = async (): Promise<void> => {
    log.info('stopping');
    await server.stop();
    await stopKeeping();
    stopPruning();
    stopChecking?.();
    metrics?.close();
    await tracing?.stop();
    for (const stopFollowing of following) stopFollowing?.();
    limits.stop();
    redis?.stop();
    await Promise.all([database.destroy(), replica?.destroy()]);
    process.exit(0);
  };
  const stopNow = (): void => void stop();
  process.once('SIGTERM', stopNow);
  process.once('SIGINT', stopNow);
}

const main = async (): Promise<void> => {
  requireNode(process.versions.node);
  rejectArguments(process.argv.slice(2));
  const config = parseConfig(process.env);
  await reportFullDisk(config.dataDir, () => serve(config));
};

main().catch((error: unknown) => {
  const isKnown = error instanceof ConfigError || error instanceof CorruptDatabase || error instanceof FullDisk;
  console.error(isKnown ? error.message : error);
  process.exit(1);
});
