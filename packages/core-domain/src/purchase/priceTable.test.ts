import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { BookPayMode, DiscountType, FreeStack } from '../book/Book.ts';
import { MonthType, type MembershipPlan } from '../member-shop/MembershipPlan.ts';
import { MonthlyState } from '../member/MonthlyState.ts';
import { aBook } from '../testing/aBook.ts';
import { aChapter } from '../testing/aChapter.ts';
import { aMember } from '../testing/aMember.ts';
import { aTicket } from '../testing/aTicket.ts';
import { MAX_BEANS_PER_PURCHASE } from './PurchaseOffer.ts';
import { priceTable, type PriceRow, type PriceTableRequest } from './priceTable.ts';

const NOW = 1_790_000_000;
const chapters = Array.from({ length: 30 }, (_, index) => aChapter({ ordinal: index + 1 }));

const aPlan = (planId: string, monthType: MonthType, beanPrice: number): MembershipPlan => ({
  planId,
  name: planId,
  months: 1,
  monthType,
  beanPrice,
  givenType: 0,
  givenAmount: 0,
});
const monthly = aPlan('m', MonthType.Monthly, 150);
const superPlan = aPlan('s', MonthType.Super, 250);

/** Thirty chapters at ten beans for a reader at the first of them who has 1,000 beans and nothing else. */
const aRequest = (change: Partial<PriceTableRequest> = {}): PriceTableRequest => ({
  rights: { book: aBook(), member: aMember() },
  chapters,
  chapterId: 'c1',
  offer: { beanPrice: 10, discountPercent: 100, tickets: [], beanBalance: 1000 },
  plans: [monthly, superPlan],
  serverTime: NOW,
  ...change,
});

const nameOf = ({ item }: PriceRow): string =>
  item.kind === 'chapters' ? String(item.size) : item.kind === 'membership' ? item.plan.planId : item.kind;
const dues = (request: PriceTableRequest) =>
  priceTable(request).rows.map((row) => [nameOf(row), row.beanPrice, row.settlement.due]);
const cheapest = (request: PriceTableRequest) => {
  const row = priceTable(request).cheapest;
  return row && nameOf(row);
};

describe('the price table', () => {
  it('has a row for the chapter, for each batch that is sold, and none for what is not [BUY-02] [BUY-04]', () => {
    expect(dues(aRequest())).toEqual([
      ['chapter', 10, 10],
      ['10', 100, 100],
      ['20', 200, 200],
      ['rest', 300, 300],
    ]);
  });

  it.each([{ isFree: true }, { isBought: true }])(
    'sells no chapter alone that is open already: %j [BUY-02]',
    (change) => {
      const opened = chapters.map((chapter, index) => (index === 0 ? { ...chapter, ...change } : chapter));
      expect(dues(aRequest({ chapters: opened })).map(([name]) => name)).toEqual(['10', '20', 'rest']);
      expect(dues(aRequest({ chapters: opened, chapterId: 'c2' })).map(([name]) => name)).toEqual([
        'chapter',
        '10',
        '20',
        'rest',
      ]);
    },
  );

  it('sells nothing from a chapter that the book does not have', () => {
    const rights = { book: aBook({ discount: DiscountType.SuperVip }), member: aMember() };
    expect(dues(aRequest({ rights, chapterId: 'gone' }))).toEqual([]);
    expect(dues(aRequest({ rights, chapterId: undefined }))).toEqual([]);
  });

  it('counts the chapters that a membership opens from the one that is read on', () => {
    const rights = { book: aBook({ discount: DiscountType.SuperVip }), member: aMember() };
    const { rows } = priceTable(aRequest({ rights, chapterId: 'c21' }));
    expect(rows.filter(({ item }) => item.kind === 'membership').map(({ chapterCount }) => chapterCount)).toEqual([10]);
  });

  it('marks nothing where all rows lead to the end for the same', () => {
    expect(cheapest(aRequest())).toBeUndefined();
  });

  it('counts a discount and tickets as the server does, for each row its own tickets [BUY-05] [BUY-06] [TICKET-03]', () => {
    const tickets = [
      aTicket({ beanId: 'a', amount: 50 }),
      aTicket({ beanId: 'b', amount: 70, expiresAt: NOW + 99_999 }),
      aTicket({ beanId: 'past', amount: 500, expiresAt: NOW - 1 }),
    ];
    const offer = { beanPrice: 8, discountPercent: 80, tickets, beanBalance: 50 };
    const { rows } = priceTable(aRequest({ offer }));
    expect(rows.map(({ ticketIds, settlement }) => [ticketIds, settlement.due])).toEqual([
      [['a'], 0],
      [['a', 'b'], 0],
      [['a', 'b'], 40],
      [['a', 'b'], 120],
    ]);
    expect(rows.map(({ settlement: { outcome } }) => outcome.affordable)).toEqual([true, true, true, false]);
    expect(rows.map(({ beansToTheEnd }) => beansToTheEnd)).toEqual([162, 160, 120, 120]);
  });

  it('marks the smallest row that wastes no ticket (D-181)', () => {
    const tickets = [aTicket({ amount: 60 })];
    expect(cheapest(aRequest({ offer: { beanPrice: 10, discountPercent: 100, tickets, beanBalance: 0 } }))).toBe('10');
  });

  it('sells the whole of a book that is sold as a whole, and no chapter of it [BUY-02]', () => {
    const book = aBook({ payMode: BookPayMode.Total, beanPrice: 300 });
    const offer = { ...aRequest().offer, beanPrice: 300 };
    expect(dues(aRequest({ rights: { book, member: aMember() }, offer }))).toEqual([['book', 300, 300]]);
  });

  it.each([
    ['opens to super members', aBook({ discount: DiscountType.SuperVip }), ['s'], 's'],
    ['is in the monthly library', aBook({ isMonthly: true }), ['m'], 'm'],
    ['opens to both', aBook({ discount: DiscountType.SuperVip, isMonthly: true }), ['m', 's'], 'm'],
    ['opens to neither', aBook({ discount: DiscountType.NewUser }), [], undefined],
    ['was read by a monthly member before', aBook({ isMonthly: true, monthlyState: MonthlyState.Overdue }), ['m'], 'm'],
  ])('offers the memberships that open a book that %s [LOCK-15] [LOCK-17]', (_name, book, plans, best) => {
    const request = aRequest({ rights: { book, member: aMember() } });
    expect(
      dues(request)
        .slice(4)
        .map(([name]) => name),
    ).toEqual(plans);
    expect(cheapest(request)).toBe(best);
  });

  it('offers no membership to its member, nor where the host lets the chapter’s own price decide [LOCK-19]', () => {
    const book = aBook({ discount: DiscountType.SuperVip, freeStack: FreeStack.ByChapter });
    expect(dues(aRequest({ rights: { book, member: aMember('super') } }))).toHaveLength(4);
    expect(dues(aRequest({ rights: { book, member: aMember(), isPlatformPath: true } }))).toHaveLength(4);
  });

  it('marks no membership that costs more than what is left to read', () => {
    const book = aBook({ discount: DiscountType.SuperVip });
    const request = aRequest({ rights: { book, member: aMember() }, chapterId: 'c21' });
    expect(cheapest(request)).toBe('chapter');
  });

  it('pays a monthly plan with one ticket, and a super plan with none [MEMBER-07] [MEMBER-09]', () => {
    const book = aBook({ discount: DiscountType.SuperVip, isMonthly: true });
    const tickets = [aTicket({ beanId: 'a', amount: 20 }), aTicket({ beanId: 'b', amount: 20 })];
    const offer = { ...aRequest().offer, tickets };
    expect(dues(aRequest({ rights: { book, member: aMember() }, offer })).slice(4)).toEqual([
      ['m', 150, 130],
      ['s', 250, 250],
    ]);
  });

  it('leaves out what costs more than may be bought at once [ERR-32]', () => {
    const dear = chapters.map((chapter) => ({ ...chapter, beanPrice: 9999 }));
    const offer = { ...aRequest().offer, beanPrice: 9999 };
    expect(dues(aRequest({ chapters: dear, offer })).map(([name]) => name)).toEqual(['chapter', '10']);
    const most = { ...aRequest().offer, beanPrice: MAX_BEANS_PER_PURCHASE };
    expect(dues(aRequest({ offer: most }))[0]?.[1]).toBe(MAX_BEANS_PER_PURCHASE);
    expect(dues(aRequest({ offer: { ...most, beanPrice: MAX_BEANS_PER_PURCHASE + 1 } }))[0]?.[0]).toBe('10');
  });

  it('never makes or loses a bean, and marks no row that costs more to the end than another', () => {
    const ticket = fc.record({
      amount: fc.integer({ min: 1, max: 200 }),
      expiresAt: fc.constantFrom(NOW, NOW + 1, NOW + 9),
    });
    checkProperty(
      'rule',
      fc.property(
        fc.array(fc.record({ isFree: fc.boolean(), isBought: fc.boolean(), beanPrice: fc.nat(30) }), {
          minLength: 1,
          maxLength: 40,
          size: 'max',
        }),
        fc.array(ticket, { maxLength: 4 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(500),
        fc.constantFrom(...Object.values(DiscountType)),
        (drawn, coupons, discountPercent, beanBalance, discount) => {
          const list = drawn.map((change, index) => aChapter({ ordinal: index + 1, ...change }));
          const tickets = coupons.map((change, index) => aTicket({ beanId: String(index), ...change }));
          const offer = { beanPrice: drawn[0]?.beanPrice ?? 0, discountPercent, tickets, beanBalance };
          const rights = { book: aBook({ discount, isMonthly: true }), member: aMember() };
          const table = priceTable(aRequest({ chapters: list, offer, rights }));
          return table.rows.every(
            ({ beanPrice, settlement: { byTickets, due }, beansToTheEnd }) =>
              byTickets + due === beanPrice &&
              due <= beansToTheEnd &&
              (table.cheapest?.beansToTheEnd ?? beansToTheEnd) <= beansToTheEnd,
          );
        },
      ),
    );
  });
});
