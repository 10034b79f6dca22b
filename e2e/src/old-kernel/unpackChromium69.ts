import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const packageFolder = dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json'));
const PACKED = join(packageFolder, 'bin/chromium-69.0.3494.0.br');

/** Unpacks Chromium 69, the kernel of today's host apps, into a folder, and gives the path of the program. */
export async function unpackChromium69(folder: string): Promise<string> {
  const program = join(folder, 'chromium69');
  await writeFile(program, await promisify(brotliDecompress)(await readFile(PACKED)));
  await chmod(program, 0o755);
  return program;
}
