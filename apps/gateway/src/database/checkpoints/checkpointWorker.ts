// A thread of its own: writing the log back waits for the disk, which must not hold up those who are answered meanwhile.
import { existsSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
import { crashDuring } from '../../durability/crashDuring.ts';
import { isDiskFull } from '../../files/FullDisk.ts';

const LOOK_MS = 200;
/** Bytes that the log may have before it is written back. */
const LONG = 8 * 1024 * 1024;

const { file } = workerData as { file: string };
const log = `${file}-wal`;
const sqlite = new SQLite(file, { fileMustExist: true });
// Closing as the last one is for the one who writes.
sqlite.pragma('wal_autocheckpoint = 0');

/** Whatever a server that died left is written back first. */
let allowed = 0;

function keepShort(): void {
  if (existsSync(log) && statSync(log).size > allowed) {
    try {
      crashDuring('checkpoint', () => sqlite.pragma('wal_checkpoint(passive)'));
    } catch (error) {
      // What was committed stays in the log until there is room again; whoever writes tells of the disk.
      if (isDiskFull(error)) return;
      throw error;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
    parentPort?.postMessage('written back');
  }
  allowed = LONG;
}

keepShort();
setInterval(keepShort, LOOK_MS);
