import { availableParallelism } from 'node:os';
import { findPostgres } from '@shuye/tooling/postgres';
import { unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const project = unitProject({
  folder: '{src,samples,crash-harness}',
  setupFiles: ['src/testing/databases/closeAfterTests.ts'],
});

const FOLDER = 'src/testing/databases/useTemporaryFolder.ts';

const both = {
  ...project,
  test: {
    ...project.test,
    // Tests that start servers run no more of them at once than the machine has cores.
    maxConcurrency: Math.max(2, availableParallelism()),
    globalSetup: [FOLDER],
  },
};

/** On SQLite, which needs no server. */
const unit = { ...both, test: { ...both.test, exclude: [...both.test.exclude, 'src/**/*.postgres.test.ts'] } };

/** The tests that ask a database, again on PostgreSQL. */
const postgres = {
  ...both,
  test: {
    ...both.test,
    name: 'postgres',
    exclude: [
      ...both.test.exclude,
      'src/*.test.ts',
      '{crash-harness,samples/serial}/**',
      'src/{config,files,backup,outgoing,http/limits,http/serve}/**',
      'src/database/{sqlite,tornFiles,postgres}.test.ts',
      'src/database/checkpoints/**',
      'src/library/{importInProcess,tornContent}.test.ts',
    ],
    globalSetup: [FOLDER, 'src/testing/databases/startServer.ts'],
  },
};

if (findPostgres() === undefined) {
  console.warn(
    '\nThere is no PostgreSQL here (package postgresql, or POSTGRES_BIN): its half of the tests does not run.\n',
  );
}

export default defineConfig({ test: { projects: [unit, ...(findPostgres() === undefined ? [] : [postgres])] } });
