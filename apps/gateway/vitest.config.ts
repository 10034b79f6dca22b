import { availableParallelism } from 'node:os';
import { findPostgres } from '@shuye/tooling/postgres';
import { findRedis } from '@shuye/tooling/redis';
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
export const unit = {
  ...both,
  test: { ...both.test, exclude: [...both.test.exclude, 'src/**/*.{postgres,parts}.test.ts'] },
};

/** The tests that ask a database, again on PostgreSQL. */
const postgres = {
  ...both,
  test: {
    ...both.test,
    name: 'postgres',
    exclude: [
      ...both.test.exclude,
      'src/**/*.parts.test.ts',
      'src/*.test.ts',
      '{crash-harness,samples/serial}/**',
      // What the texts of the samples are, whatever holds them; the tests beside import others.
      'samples/shippedLibrary.test.ts',
      // What is drawn, described and checked before a database is asked.
      'src/{cards,openapi}/**',
      'src/http/{checkFields,checkNesting,checkSignature,createLongReads,decryptFields,hostileAddresses,readBody}.test.ts',
      'src/http/{dispatch,cache/createResponseCache.test.ts,security/{isCrossSiteWrite,securityHeaders}.test.ts}',
      // Each refusal again, that the tests of its call ask of both databases.
      'src/http/contract.test.ts',
      'src/{config,files,file-store,backup,outgoing,redis,http/limits,http/serve}/**',
      'src/database/{sqlite,tornFiles,postgres}.test.ts',
      'src/database/checkpoints/**',
      'src/library/{importInProcess,tornContent}.test.ts',
    ],
    globalSetup: [FOLDER, 'src/testing/databases/startServer.ts'],
  },
};

/** What asks an object store and Redis; a deep run asks all parts all that a database is asked. */
const WITH_PARTS = ['src/{content,library,own-space,previews}/**/*.test.ts', 'src/**/*.parts.test.ts'];

const parts = {
  ...postgres,
  test: {
    ...postgres.test,
    name: 'parts',
    ...(process.env['SHUYE_DEEP'] ? {} : { include: WITH_PARTS }),
    // What is left out opens folders and servers of its own.
    exclude: [
      ...postgres.test.exclude.filter((pattern) => !pattern.includes('parts')),
      'src/library/{withFolderLock,cli/commands}.test.ts',
    ],
    globalSetup: [...postgres.test.globalSetup, 'src/testing/databases/startParts.ts'],
  },
};

const hasPostgres = findPostgres() !== undefined;
const hasRedis = findRedis() !== undefined;

if (!hasPostgres) {
  console.warn(
    '\nThere is no PostgreSQL here (package postgresql, or POSTGRES_BIN): its half of the tests does not run.\n',
  );
}
if (!hasRedis) {
  console.warn('\nThere is no Redis here (package redis-server, or REDIS_BIN): the tests with all parts do not run.\n');
}

export default defineConfig({
  test: { projects: [unit, ...(hasPostgres ? [postgres] : []), ...(hasPostgres && hasRedis ? [parts] : [])] },
});
