import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps what a system's user does not call. */
export const SYSTEM: readonly string[] = ['/usr/sbin', '/sbin'];

/** Its path, on `PATH` or in the folders of the system. */
export const findProgram = (
  program: string,
  env: NodeJS.ProcessEnv = process.env,
  system = SYSTEM,
): string | undefined =>
  [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...system]
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
