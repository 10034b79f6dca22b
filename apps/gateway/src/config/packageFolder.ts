import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const nearestPackage = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));

/** The gateway's own folder, whether its sources or its compiled files run. */
export const packageFolder = nearestPackage(import.meta.dirname);
