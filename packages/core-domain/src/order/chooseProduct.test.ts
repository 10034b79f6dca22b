import { describe, expect, it } from 'vitest';
import { yuanToBeans } from '../book/beanRate.ts';
import { chooseProduct } from './chooseProduct.ts';
import type { TopUpProduct } from './TopUpProduct.ts';

const product = (priceYuan: number): TopUpProduct => ({
  productId: `p${priceYuan}`,
  priceYuan,
  beans: yuanToBeans(priceYuan),
  tag: '',
});

describe('choosing an amount', () => {
  const products = [1, 6, 10, 30, 50, 100].map(product);

  it('gives the listed product with its price and ten beans a yuan [PAY-18] [PAY-01] [ENT-29]', () => {
    expect(chooseProduct(products, 'p30')).toEqual({
      chosen: true,
      product: { productId: 'p30', priceYuan: 30, beans: 300, tag: '' },
    });
  });

  it.each([undefined, '', 'p31'])('asks for one when %j is chosen [PAY-18]', (productId) => {
    expect(chooseProduct(products, productId)).toEqual({ chosen: false, message: '请选择充值金额' });
  });
});
