import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `test:deep`: properties are tried far more often. */
    isDeep: boolean;
  }
}

/** A deep run multiplies the tries of a property by this. */
const DEPTH = 25;

/** How often a property is tried: as given in the normal suite, many times that in `test:deep`. */
export const propertyRuns = (normal: number, deep = normal * DEPTH): number => (inject('isDeep') ? deep : normal);
