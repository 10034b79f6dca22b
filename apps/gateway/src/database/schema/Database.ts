import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

export type Database = Kysely<Tables>;
