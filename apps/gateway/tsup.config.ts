import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    library: 'src/library.ts',
    operate: 'src/operate.ts',
    // Started as a thread by the program that lies beside it.
    logKeeper: 'src/database/log/logKeeper.ts',
  },
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
