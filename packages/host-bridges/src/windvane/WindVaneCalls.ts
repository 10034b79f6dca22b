import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { Fields } from '../native/answerFields.ts';

/** How one of the product's calls is said in WindVane. */
export interface WindVaneCall {
  /** Class and method, with a point in between. */
  name: string;
  params?: (params: Fields) => object;
  /** The answer under the names that the product reads. */
  answer?: (answer: Fields) => unknown;
  /** A failure that means something: its answer, or undefined where it is a failure. */
  failure?: (answer: Fields) => unknown;
}

export type WindVaneCalls = Readonly<Partial<Record<BridgeMethod, WindVaneCall>>>;
