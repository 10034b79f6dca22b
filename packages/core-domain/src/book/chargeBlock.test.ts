import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { aChapter } from '../testing/aChapter.ts';
import { aMember } from '../testing/aMember.ts';
import { BookPayMode, DiscountType } from './Book.ts';
import { chargeBlock, PRICE_PLACEHOLDER, withAmount, type ChargeBlockRequest } from './chargeBlock.ts';

const sold: ChargeBlockRequest = {
  book: aBook({ beanPrice: 5 }),
  chapter: aChapter({ beanPrice: 12 }),
  member: aMember(),
};
const soldWhole: ChargeBlockRequest = { ...sold, book: aBook({ payMode: BookPayMode.Total, beanPrice: 188 }) };

it('puts an amount in the place of $$ [CONST-49]', () => {
  expect(PRICE_PLACEHOLDER).toBe('$$');
  expect(withAmount('$$书豆/千字', 5)).toBe('5书豆/千字');
  expect(withAmount('$$和$$', 7)).toBe('7和7');
});

const struck = (originalPrice: number) =>
  chargeBlock({ ...sold, chapter: aChapter({ beanPrice: 12, originalPrice }) }).struckPrice;

describe('the charge block [READER-36, PROD-08]', () => {
  it('names the price of the chapter and of a thousand characters', () => {
    expect(chargeBlock(sold)).toEqual({
      beans: 12,
      price: '本章价格：12书豆',
      unitPrice: '5书豆/千字',
      button: '购买本章',
    });
  });

  it('names no price of a thousand characters that is not known [READER-47]', () => {
    expect(chargeBlock({ ...sold, book: { ...sold.book, beanPrice: 0 } })).not.toHaveProperty('unitPrice');
  });

  it('names the price of the whole book where it is sold whole', () => {
    expect(chargeBlock(soldWhole)).toEqual({ beans: 188, price: '全本价格：188书豆', button: '购买全本' });
  });

  it('strikes the price before a discount through, where it was higher', () => {
    expect(struck(20)).toBe('20书豆');
    expect(struck(12)).toBeUndefined();
    expect(struck(3)).toBeUndefined();
    expect(chargeBlock({ ...soldWhole, chapter: aChapter({ originalPrice: 999 }) }).struckPrice).toBeUndefined();
  });

  it.each([
    [12, '余额：12书豆', '购买本章'],
    [11, '余额：11书豆', '余额不足，去充值'],
    [0, '余额：0书豆', '余额不足，去充值'],
  ])('with %s beans shows %s and %s', (balance, line, button) => {
    expect(chargeBlock({ ...sold, balance })).toMatchObject({ balance: line, button });
  });

  it('sends to the top-up for a whole book as well', () => {
    expect(chargeBlock({ ...soldWhole, balance: 187 }).button).toBe('余额不足，去充值');
    expect(chargeBlock({ ...soldWhole, balance: 188 }).button).toBe('购买全本');
  });

  it('gives a monthly member the extra discount, with the full price struck through [PROD-17]', () => {
    const request = { ...sold, book: aBook({ extraDiscount: 80 }), member: aMember('monthly'), balance: 10 };
    expect(chargeBlock(request)).toMatchObject({
      beans: 10,
      price: '本章价格：10书豆',
      struckPrice: '12书豆',
      button: '购买本章',
    });
  });

  it.each([
    [{ discount: DiscountType.SuperVip }, '开通超级会员，本书免费读'],
    [{ isMonthly: true }, '开通包月会员，本书免费读'],
    [{ discount: DiscountType.NewUser, isMonthly: true }, '开通包月会员，本书免费读'],
    [{}, undefined],
  ])('offers the membership that opens the book: %j', (change, offer) => {
    expect(chargeBlock({ ...sold, book: aBook(change) }).offer?.text).toBe(offer);
  });

  it.each([DiscountType.NewUser, DiscountType.FreeUser])(
    'offers no membership that is given and not sold, as for discount type %s (D-169)',
    (discount) => {
      expect(chargeBlock({ ...sold, book: aBook({ discount }) }).offer).toBeUndefined();
    },
  );

  it('offers no membership that the reader has', () => {
    const book = aBook({ discount: DiscountType.SuperVip, isMonthly: true });
    expect(chargeBlock({ ...sold, book, member: aMember('super') }).offer?.text).toBe('开通包月会员，本书免费读');
    expect(chargeBlock({ ...sold, book, member: aMember('super', 'monthly') }).offer).toBeUndefined();
  });
});
