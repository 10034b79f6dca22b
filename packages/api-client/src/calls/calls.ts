import * as declarations from './declarations.ts';

/** Every call by its name: the gateway must answer each, and describes them at `/openapi.json`. */
export const calls = { ...declarations };

export type Calls = typeof calls;
