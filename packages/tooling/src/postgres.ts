export { findPostgres } from './postgres/findPostgres.ts';
export { plainUser } from './postgres/plainUser.ts';
export { startPostgres, type RunningPostgres } from './postgres/startPostgres.ts';
