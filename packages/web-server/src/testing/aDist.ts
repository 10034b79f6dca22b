import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PAGE = '<!doctype html><html><head><title>t</title></head><body><div id="root"></div></body></html>';

export function aDist(files: Readonly<Record<string, string>> = {}): string {
  const dist = mkdtempSync(join(tmpdir(), 'shuye-dist-'));
  for (const [path, content] of Object.entries({ 'index.html': PAGE, ...files })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  return dist;
}
