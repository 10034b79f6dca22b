export { flagOf } from './flagOf.ts';
export { numberOf } from './numberOf.ts';
