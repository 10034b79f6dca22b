/** An amount that the server sells; nothing else can be paid (D-168). */
export interface TopUpProduct {
  productId: string;
  priceYuan: number;
  /** Whole beans: the price at the bean rate (D-162). */
  beans: number;
  tag: string;
}
