import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/library.ts'],
  format: ['esm'],
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'node22',
  noExternal: [/^@shuye\//],
});
