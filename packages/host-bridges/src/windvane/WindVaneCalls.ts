import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { Fields } from '../native/answerFields.ts';

export interface WindVaneCall {
  /** Class and method, with a point in between. */
  name: string;
  params?: (params: Fields) => object;
  answer?: (answer: Fields) => unknown;
  /** A failure that means something: its answer, or undefined where it is a failure. */
  failure?: (answer: Fields) => unknown;
}

export type WindVaneCalls = Readonly<Partial<Record<BridgeMethod, WindVaneCall>>>;
