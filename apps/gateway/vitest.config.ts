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

const hasPostgres = findPostgres() !== undefined;
const hasRedis = findRedis() !== undefined;
const isDeep = Boolean(process.env['SHUYE_DEEP']);

/** What asks an object store and Redis; a deep run asks all parts all that a database is asked. */
const WITH_PARTS = ['src/{content,library,own-space,previews}/**/*.test.ts', 'src/**/*.parts.test.ts'];

/** What asks neither a database nor another part, or opens what it asks itself: the same on each of them. */
const ASKS_NONE = [
  'src/*.test.ts',
  '{crash-harness,samples/serial}/**',
  // What the texts of the samples are, whatever holds them; the tests beside import others.
  'samples/shippedLibrary.test.ts',
  // What is drawn, described and checked before a database is asked.
  'src/{cards,drawing,openapi,testing}/**',
  'src/http/{checkFields,checkNesting,checkSignature,createLongReads,decryptFields,hostileAddresses,readBody}.test.ts',
  'src/http/{dispatch,cache/createResponseCache.test.ts,security/{isCrossSiteWrite,securityHeaders}.test.ts}',
  // Each refusal again, that the tests of its call ask of both databases.
  'src/http/contract.test.ts',
  'src/{config,files,file-store,backup,outgoing,redis,secrets,http/limits,http/serve}/**',
  'src/database/{sqlite,tornFiles,postgres,reachPostgres,rowId}.test.ts',
  'src/database/checkpoints/**',
  'src/library/{contentBytes,matchChapters,saleColumns,tornContent,withFolderLock}.test.ts',
  'src/library/cli/**',
  'src/{events/cli/eventsCommands,purchases/sharedLock}.test.ts',
  'src/{calls/clamp,content/isFileName,login/returnAddress,membership/addMonths}.test.ts',
  'src/{accounts/login-code/parsePhone,money/statement/parseStatement,patience/slowStore}.test.ts',
  'src/{search/{editDistance,grams},sessions/deviceLabel}.test.ts',
];

/** The tests that ask a database, again on PostgreSQL: without those that all parts, PostgreSQL among them, are asked. */
const postgres = {
  ...both,
  test: {
    ...both.test,
    name: 'postgres',
    exclude: [...both.test.exclude, 'src/**/*.parts.test.ts', ...ASKS_NONE, ...(hasRedis && !isDeep ? WITH_PARTS : [])],
    globalSetup: [FOLDER, 'src/testing/databases/startServer.ts'],
  },
};

const parts = {
  ...postgres,
  test: {
    ...postgres.test,
    name: 'parts',
    ...(isDeep ? {} : { include: WITH_PARTS }),
    exclude: [...both.test.exclude, ...ASKS_NONE],
    globalSetup: [...postgres.test.globalSetup, 'src/testing/databases/startParts.ts'],
  },
};

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
