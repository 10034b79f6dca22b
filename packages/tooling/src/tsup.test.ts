import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTree } from './testing/aTree.ts';
import { runTool } from './testing/runTool.ts';

const component = (name: string, imports = ''): string =>
  `${imports}import styles from './${name}.module.css';\nexport const ${name} = () => styles['root'];\n`;

const tree = aTree({
  'package.json': JSON.stringify({ name: 'kit', type: 'module', sideEffects: ['**/*.css'] }),
  'tsconfig.json': '{}',
  'tsup.config.ts': `import { componentBuild } from '${join(import.meta.dirname, 'tsup.ts')}';\nexport default componentBuild();\n`,
  'src/styles.css': ':root { --ink: black; }',
  'src/index.ts': `export { Button } from './button/Button.tsx';\nexport const open = () => import('./sheet/Sheet.tsx');\n`,
  'src/button/Button.tsx': component(
    'Button',
    `import { Pressable } from '../pressable/Pressable.tsx';\nexport const kept = Pressable;\n`,
  ),
  'src/button/Button.module.css': '.root { color: red; }',
  'src/button/Button.test.tsx': `throw new Error('not built');`,
  'src/button/Button.stories.tsx': `throw new Error('not built');`,
  'src/pressable/Pressable.tsx': component('Pressable'),
  'src/pressable/Pressable.module.css': '.root { color: green; }',
  'src/sheet/Sheet.tsx': component('Sheet'),
  'src/sheet/Sheet.module.css': '.root { color: blue; }',
});

const dist = (path: string): string => join(tree.root, 'dist', path);

describe('the build of a package of components', () => {
  beforeAll(() => {
    symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(tree.root, 'node_modules'));
    const { code, output } = runTool('tsup', [], tree.root);
    if (code !== 0) throw new Error(output);
  });
  afterAll(() => tree.remove());

  it('keeps each module a module, so that a host loads only what a screen needs', () => {
    expect(existsSync(dist('button/Button.js'))).toBe(true);
    expect(existsSync(dist('sheet/Sheet.js'))).toBe(true);
    expect(readFileSync(dist('index.js'), 'utf8')).not.toContain('Sheet_root');
  });

  it('puts all styles into one file, what is imported before what imports it, lazy parts too', () => {
    const styles = readFileSync(dist('styles.css'), 'utf8');
    const places = ['--ink', '.Pressable_root', '.Button_root', '.Sheet_root'].map((part) => styles.indexOf(part));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places[0]).toBeGreaterThan(-1);
  });

  it('builds neither tests nor stories', () => {
    expect(existsSync(dist('button/Button.test.js'))).toBe(false);
    expect(existsSync(dist('button/Button.stories.js'))).toBe(false);
  });
});
