import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config.ts';

/** Whoever runs them stands in another folder. */
const here = (paths: readonly string[]): string[] => paths.map((path) => resolve(import.meta.dirname, path));

/** Mutations of money are tried by the tests of money, on SQLite. */
export default defineConfig({
  ...unit,
  root: import.meta.dirname,
  test: {
    ...unit.test,
    include: ['src/{accounts,auto-buy,cashier,gift,membership,money,orders,purchases,tickets}/**/*.test.ts'],
    setupFiles: here(unit.test.setupFiles),
    globalSetup: here(unit.test.globalSetup),
  },
});
