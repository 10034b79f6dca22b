import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/ConfigError.ts';
import { errorCode } from '../files/errorCode.ts';
import { makeDataDir } from '../files/makeDataDir.ts';

const FILE = 'secret.key';
const KEY_BYTES = 32;

/** Two processes may start at once: the second takes the key of the first. */
function makeKeyFile(file: string): void {
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    // Without room on the disk there is a file all the same, whose key is empty or half of one.
    rmSync(file, { force: true });
    throw error;
  }
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read (${errorCode(cause)}).`, { cause });
  }
}

/**
 * The key of keyed hashes: the operator's (`SHUYE_SECRET_KEY`), or one that is made once and kept in the data folder,
 * readable by its owner alone. With another key no reader is recognised at the next login.
 * @throws ConfigError where its file cannot be read or was damaged.
 */
export function loadSecretKey(dataDir: string, given?: string): Buffer {
  if (given !== undefined) return Buffer.from(given, 'utf8');
  makeDataDir(dataDir);
  const file = join(dataDir, FILE);
  makeKeyFile(file);
  const key = readKeyFile(file);
  if (key.length < KEY_BYTES)
    throw new ConfigError(`${file} holds no key: restore it from a backup, or set SHUYE_SECRET_KEY.`);
  return Buffer.from(key, 'utf8');
}
