import { messages } from '../error/messages.ts';
import type { TopUpProduct } from './TopUpProduct.ts';

export type ProductChoice = { chosen: true; product: TopUpProduct } | { chosen: false; message: string };

/** The product to pay, or what to tell a reader who chose none; an id that is not listed counts as none (PAY-18). */
export function chooseProduct(products: readonly TopUpProduct[], productId: string | undefined): ProductChoice {
  const product = products.find((candidate) => candidate.productId === productId);
  return product ? { chosen: true, product } : { chosen: false, message: messages.chooseAmount };
}
