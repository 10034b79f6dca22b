import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../src/database/schema/Database.ts';
import type { DatabasePlace } from '../src/database/openDatabase.ts';
import { createCrashTestReader } from './createCrashTestReader.ts';
import type { CrashTestReader } from './Operation.ts';
import { findDifference, findLost } from './findLost.ts';
import { sendOperation } from './sendOperation.ts';
import { startGateway, type ServingGateway } from './startGateway.ts';

export interface Kill {
  /** `SHUYE_CRASH_AT`; without one the server is killed from outside at some moment. */
  crashAt: string | undefined;
  main: string;
  place: DatabasePlace;
  database: Database;
  random: () => number;
  /** A server that is to die; without one a new server is, from its start on. */
  running?: ServingGateway | undefined;
  /** Chapters are bought as their readers come to them. */
  isAutomatic?: boolean;
}

interface Outcome {
  /** Sentences; empty when nothing was lost and nothing happened twice. */
  faults: string[];
  /** Of the start after the death, in milliseconds. */
  restart: number;
  acknowledged: number;
  /** The server that came back and goes on. */
  server: ServingGateway;
}

const READERS = 3;
/** The longest until a kill from outside, in milliseconds. */
const MAX_DELAY_MS = 120;
/** A server that did not die by then never passed the point. */
const GIVE_UP = 15_000;

async function live(origin: string, reader: CrashTestReader): Promise<void> {
  for (const operation of reader.operations) {
    const answer = await sendOperation(origin, reader, operation);
    reader.sent.push({ operation, answer });
    if (answer === undefined) return;
  }
}

/** Sends everything again: what was acknowledged gets the very same answer, what was in doubt a success. */
async function sendAgain(origin: string, reader: CrashTestReader): Promise<string[]> {
  const faults: string[] = [];
  for (const { operation, answer } of reader.sent) {
    const again = await sendOperation(origin, reader, operation);
    if (again === undefined || !/"(?:state|status)":"?200/.test(again))
      faults.push(`${operation.kind} again: ${again}`);
    else if (operation.kind.endsWith('purchase') && answer !== undefined && again !== answer) {
      faults.push(`${operation.kind} again: ${again} instead of ${answer}`);
    }
  }
  return faults;
}

async function liveUntilDeath(
  server: ServingGateway,
  readers: readonly CrashTestReader[],
  { crashAt, random }: Kill,
): Promise<void> {
  const lives = Promise.all(readers.map((reader) => live(server.origin, reader)));
  if (crashAt === undefined) {
    await pause(random() * MAX_DELAY_MS);
    server.kill();
  }
  const limit = new AbortController();
  const late = pause(GIVE_UP, 'late', { signal: limit.signal }).catch(() => 'in time');
  if ((await Promise.race([server.ended, late])) === 'late') {
    server.kill();
    throw new Error(`The server never passed ${crashAt}.`);
  }
  limit.abort();
  await lives;
}

async function startDoomed({ running, main, place, crashAt }: Kill): Promise<ServingGateway | undefined> {
  const doom = crashAt === undefined ? {} : { crashAt };
  if (!running) return startGateway({ main, place, ...doom });
  if (crashAt !== undefined) await running.dieAt(crashAt);
  return running;
}

/** Lets a server die in the middle of its work, starts it again and says what that cost. */
export async function killOnce(kill: Kill): Promise<Outcome> {
  const { main, place, database, random, isAutomatic = false } = kill;
  const readers: CrashTestReader[] = [];
  for (let at = 0; at < READERS; at += 1) readers.push(await createCrashTestReader(database, random, isAutomatic));
  const first = await startDoomed(kill);
  // Some points lie in the start itself.
  if (first) await liveUntilDeath(first, readers, kill);

  const server = await startGateway({ main, place });
  if (!server) throw new Error('The server dies again.');
  try {
    const faults = await findLost(database, readers);
    for (const reader of readers) faults.push(...(await sendAgain(server.origin, reader)));
    faults.push(...(await findDifference(database, readers)));
    const answers = readers.flatMap(({ sent }) => sent).filter(({ answer }) => answer !== undefined);
    return { faults, restart: server.readyAfter, acknowledged: answers.length, server };
  } catch (error) {
    server.kill();
    await server.ended;
    throw error;
  }
}
