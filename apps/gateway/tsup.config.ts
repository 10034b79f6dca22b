import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    library: 'src/library.ts',
    operate: 'src/operate.ts',
    // Started as a thread by the program that lies beside it.
    checkpointWorker: 'src/database/checkpoints/checkpointWorker.ts',
  },
  format: ['esm'],
  clean: true,
  sourcemap: true,
  splitting: true,
  target: 'node22',
  // A few files to read instead of several hundred: a third less work until the server is back after a death.
  // What reads files beside itself stays where it is installed; pg's native driver is an extra that we do not use.
  noExternal: [/^(?!@resvg\/resvg-js$|better-sqlite3$|css-tree$|pg-native$)/],
  // Packages in CommonJS ask for Node's own modules in their own way.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  // What serves tests only (crash points) is not in what is shipped.
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: (options) => {
    options.minifySyntax = true;
  },
});
