import * as declarations from './declarations.ts';

/** Every call of the product by its name: what the gateway must answer, and what it describes at `/openapi.json`. */
export const calls = { ...declarations };

export type Calls = typeof calls;
