import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { WindVaneCalls } from './WindVaneCalls.ts';

/** Calls that a native class of the product answers under their own names, as the host team agreed with us (D-051). */
export const ownCalls = (className: string, methods: readonly BridgeMethod[]): WindVaneCalls =>
  Object.fromEntries(methods.map((method) => [method, { name: `${className}.${method}` }]));
