import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/library.ts', 'src/operate.ts'],
  format: ['esm'],
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'node22',
  noExternal: [/^@shuye\//],
  // What serves tests only (crash points) is not in what is shipped.
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: (options) => {
    options.minifySyntax = true;
  },
});
