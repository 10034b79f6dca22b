export { findPostgres } from './postgres/findPostgres.ts';
export { startPostgres, type RunningPostgres } from './postgres/startPostgres.ts';
