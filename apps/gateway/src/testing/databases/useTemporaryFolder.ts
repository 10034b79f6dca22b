import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const PREFIX = 'shuye-gateway-tests-';
/** Where a run builds servers, in a folder that is named as the temporary one. */
const BUILT = resolve(import.meta.dirname, '../../../node_modules/.cache');

/** Where Linux keeps files in memory: to write and sync one takes a fiftieth of the time that it takes on a disk. */
const MEMORY = '/dev/shm';
/** Several times what a run leaves behind; containers often have much less there. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/** No test ends the machine, so that what a sync would keep is kept in memory too. */
async function fastestFolder(): Promise<string> {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return process.env['TMPDIR'] === undefined && room >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** Puts the temporary folders of all tests of a run into one, which goes with the run. */
export default async function useTemporaryFolder(): Promise<() => Promise<void>> {
  // One for all projects of a run: one inside the other, the address of a PostgreSQL's socket would be too long for it.
  if (basename(tmpdir()).startsWith(PREFIX)) return () => Promise.resolve();
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(await fastestFolder(), PREFIX));
  // A PostgreSQL that is started by root runs as another user.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true });
    await rm(join(BUILT, basename(folder)), { recursive: true, force: true });
  };
}
