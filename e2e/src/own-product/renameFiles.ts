import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /[\w-]+-[\w-]{7,8}\.(?:css|js|svg)/g;

/** Gives every file of a build another name, as if each had changed: nothing of the build before is there any more. */
export async function renameFiles(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  const all = await readdir(assets);
  const names = new Map(
    all.filter((name) => !name.endsWith('.map')).map((name) => [name, name.replace(/(?=\.\w+$)/, 'x')]),
  );
  const scripts = [
    'index.html',
    'offline-worker.js',
    ...all.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`),
  ];
  for (const path of scripts) {
    const text = await readFile(join(dist, path), 'utf8');
    await writeFile(
      join(dist, path),
      text.replace(NAME, (name) => names.get(name) ?? name),
    );
  }
  for (const name of all) {
    const renamed = names.get(name);
    await (renamed ? rename(join(assets, name), join(assets, renamed)) : rm(join(assets, name)));
  }
}
