import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;
