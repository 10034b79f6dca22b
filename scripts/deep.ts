import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandFailure } from './processes/CommandFailure.ts';
import { root } from './processes/root.ts';
import { runCommand } from './processes/runCommand.ts';
import { showUsage } from './processes/showUsage.ts';
import { buildStale } from './start/buildStale.ts';
import { ensureBalancer } from './test/ensureBalancer.ts';
import { ensureChromium } from './test/ensureChromium.ts';
import { ensurePostgres } from './test/ensurePostgres.ts';
import { ensureRedis } from './test/ensureRedis.ts';
import { ensureWebKit } from './test/ensureWebKit.ts';
import { installFrozen } from './test/installFrozen.ts';
import { packageFolders } from './test/packageFolders.ts';

const SCRIPT = 'test:deep';

const hasDeepTests = (folder: string): boolean => {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return scripts[SCRIPT] !== undefined;
};

/** The folders whose deep tests are asked for by name; all that have some where none is named. */
function chosenFolders(names: readonly string[]): string[] {
  const all = packageFolders(root).filter(hasDeepTests);
  const unknown = names.find((name) => !all.some((folder) => basename(folder) === name));
  if (unknown !== undefined) {
    throw new CommandFailure(
      `"${unknown}" has no deep tests; these have: ${all.map((it) => basename(it)).join(', ')}.`,
    );
  }
  return all.filter((folder) => names.length === 0 || names.includes(basename(folder)));
}

showUsage(process.argv.slice(2), 'Usage: npx -y pnpm@12 test:deep [<package>]...');

await runCommand('cut short', async (group) => {
  const folders = chosenFolders(process.argv.slice(2));
  await installFrozen(group);
  await ensureChromium(group);
  const notes = [
    await ensurePostgres(group),
    await ensureRedis(group),
    await ensureBalancer(group),
    await ensureWebKit(group),
  ].filter((note) => note !== undefined);
  await buildStale(group);

  const failed: string[] = [];
  // One after the other: each takes the whole machine for minutes.
  for (const folder of folders) {
    console.log(`\n${basename(folder)}`);
    const run = await group.run({
      name: basename(folder),
      command: process.env['npm_execpath'] ?? 'pnpm',
      args: ['run', SCRIPT],
      cwd: folder,
      env: process.env,
      ownsTerminal: true,
    });
    if (group.isStopping()) return;
    if ((await run.ended) !== 0) failed.push(basename(folder));
  }
  for (const note of notes) console.log(`! ${note}`);
  const result = failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`;
  console.log(`\nDeep tests of ${folders.map((folder) => basename(folder)).join(', ')}: ${result}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
