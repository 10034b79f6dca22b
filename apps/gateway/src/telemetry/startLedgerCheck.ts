import type { ServerMetrics } from '@shuye/telemetry';
import type { Logger } from 'pino';
import type { Database } from '../database/schema/Database.ts';
import { checkRecentLedger } from '../money/checkRecentLedger.ts';

const INTERVAL_MS = 60_000;
/** What was posted since then, with room for a check that was late. */
const WINDOW_MS = 3 * INTERVAL_MS;

interface LedgerCheck {
  database: Database;
  metrics: Pick<ServerMetrics, 'gauge'>;
  log: Logger;
  nowMs: () => number;
}

/** Looks once a minute whether the latest movements of beans add up, and measures what it finds. The answer ends it. */
export function startLedgerCheck({ database, metrics, log, nowMs }: LedgerCheck): () => void {
  let problems = 0;
  let checkedAtMs = 0;
  metrics.gauge({
    name: 'ledger_problems',
    help: 'Movements of the last minutes that do not add up; above 0, look at once.',
    read: () => problems,
  });
  metrics.gauge({
    name: 'ledger_checked_timestamp_seconds',
    help: 'When the latest movements were last looked at.',
    read: () => checkedAtMs / 1000,
  });
  const check = async (): Promise<void> => {
    try {
      problems = await checkRecentLedger(database, nowMs() - WINDOW_MS);
      checkedAtMs = nowMs();
      if (problems > 0) log.error({ problems }, 'the ledger does not add up: run money report');
    } catch (error) {
      log.warn({ err: error }, 'the ledger was not checked');
    }
  };
  void check();
  const timer = setInterval(() => void check(), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
