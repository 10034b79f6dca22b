export { findRedis } from './redis/findRedis.ts';
export { startRedis, type RunningRedis } from './redis/startRedis.ts';
