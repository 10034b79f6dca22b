import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../../..');

const LETTERS = 4;

/** The same on every machine, and in every host. */
const nameOf = (file: string): string =>
  createHash('md5').update(relative(ROOT, file).split(sep).join('/')).digest('base64url').slice(0, LETTERS);

/** Gives each class of a file the file's letters and its own number, in the order in which the file names them. */
export function classNamer(): (name: string, file: string) => string {
  const files = new Map<string, string[]>();
  const owners = new Map<string, string>();
  return (name, file) => {
    const prefix = nameOf(file);
    const owner = owners.get(prefix) ?? file;
    if (owner !== file) throw new Error(`${file} and ${owner} would share the names of their classes.`);
    owners.set(prefix, file);
    const classes = files.get(file) ?? [];
    files.set(file, classes);
    if (!classes.includes(name)) classes.push(name);
    return `_${prefix}${classes.indexOf(name).toString(36)}`;
  };
}

/** Short names of CSS classes in a build, where every page carries them in scripts and styles; telling ones elsewhere. */
export const shortClassNames = (): Plugin => ({
  name: 'shuye-short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: classNamer() } } }),
});
