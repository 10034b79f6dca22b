import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plannedTasks } from '../test/plannedTasks.ts';

/** This machine's own, so never committed. */
const RECORD = 'scripts/node_modules/.cache/lint.json';

/** What each package was checked with, by its folder. */
type Checked = Readonly<Record<string, string>>;

/** Everything that the check of a package reads: its files, those of the packages that it uses, and the rules. */
function presentInputs(root: string): Checked {
  const rules = createHash('sha1')
    .update(readFileSync(join(root, 'oxlint.config.ts')))
    .digest('base64');
  const tasks = plannedTasks(root, 'typecheck');
  return Object.fromEntries(tasks.map(({ directory, hash }) => [directory, `${hash} ${rules}`]));
}

/** A record that was cut off says of no package that it passed. */
function lastChecked(file: string): Checked {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Checked;
  } catch {
    return {};
  }
}

/** Remembers which packages passed the check of types and rules, and with what. */
export function lintRecord(root: string, inputs: Checked = presentInputs(root)) {
  const file = join(root, RECORD);
  const last = lastChecked(file);
  return {
    /** Folders of the packages of which, or of what they use, anything changed since they passed. */
    changed: (): readonly string[] => Object.keys(inputs).filter((folder) => last[folder] !== inputs[folder]),
    passed: (): void => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(inputs));
    },
  };
}
