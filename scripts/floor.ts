import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsupportedSyntax } from '@shuye/tooling/unsupportedSyntax';
import { hostApps } from '@shuye/tooling/product';
import { root } from './processes/root.ts';

const findings = hostApps(root).flatMap(({ id, folder }) => {
  const dist = join(folder, 'dist');
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // What renders pages runs in Node, and is never served.
    (name) => name.endsWith('.js') && !name.startsWith('.server/'),
  );
  return scripts.flatMap((name) =>
    unsupportedSyntax(name, readFileSync(join(dist, name), 'utf8')).map((what) => `${id}/${name}: ${what}`),
  );
});

for (const finding of findings) console.error(`Beyond Chrome 69 and iOS 12: ${finding}`);
process.exitCode = findings.length > 0 ? 1 : 0;
