import { afterAll, afterEach, beforeEach } from 'vitest';
import { closePostgres } from './lendPostgresDatabase.ts';
import { closeDatabases, openedDatabases } from './openedDatabases.ts';

let before = 0;

beforeEach(() => {
  before = openedDatabases.length;
});
afterEach(() => closeDatabases(before));
afterAll(async () => {
  await closeDatabases();
  await closePostgres();
});
