import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStatement } from './parseStatement.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const parse = (text: string) => parseStatement(utf8(text));

describe('a provider’s statement', () => {
  it('is read by the names of its columns, whatever their order and whatever else stands there', () => {
    expect(parse('Fee,Payment,ORDER,amount\n0.18,p1,o1,30.00\n0,p2,o2,-5\n')).toEqual([
      { line: 2, order: 'o1', payment: 'p1', amountFen: 3000 },
      { line: 3, order: 'o2', payment: 'p2', amountFen: -500 },
    ]);
    expect(parse('order,amount\no1,30')).toEqual([{ line: 2, order: 'o1', payment: '', amountFen: 3000 }]);
  });

  it('may begin with a byte order mark, end its lines as Windows does, quote, indent, comment and leave lines empty', () => {
    const text =
      '\uFEFF#账户 1\r\norder,"amount",payment\r\n\r\n"o1\t","1,234.50","p ""1"", 支付"\r\n,,\r\n o2 ,￥0.05 ,\r\n#合计,2\r\n';
    expect(parse(text)).toEqual([
      { line: 4, order: 'o1', payment: 'p "1", 支付', amountFen: 123_450 },
      { line: 6, order: 'o2', payment: '', amountFen: 5 },
    ]);
  });

  it('may be in GB 18030, as spreadsheets in China write it', () => {
    // 支付 in GB 18030.
    const bytes = Uint8Array.from([...utf8('order,amount,payment\no1,30,'), 0xd6, 0xa7, 0xb8, 0xb6]);
    expect(parseStatement(bytes)).toMatchObject([{ payment: '支付' }]);
  });

  it.each([
    ['30', 3000],
    ['30.5', 3050],
    ['30.05', 3005],
    ['-30.00', -3000],
    ['¥30', 3000],
    ['-¥30', -3000],
    ['¥-30', -3000],
    ['0', 0],
    ['-0', 0],
    ['1,000,000.01', 100_000_001],
  ])('takes %s as an amount in yuan', (text, amountFen) => {
    expect(parse(`order,amount\no1,"${text}"`)).toEqual([{ line: 2, order: 'o1', payment: '', amountFen }]);
  });

  it.each(['', 'x', '30.005', '1,00', '--1', '-¥-1', '1e3', '30 元', '12345678901', '.5'])(
    'is refused for the amount “%s”, and the line is named',
    (text) => {
      expect(() => parse(`order,amount,payment\no1,30,p1\no2,"${text}",p2`)).toThrow(`Line 3: “${text}” is no amount`);
    },
  );

  it.each([
    ['nothing in it', '', 'no column “order”'],
    ['a heading that names nothing of it', 'a,b\n', 'no column “order”'],
    ['no column for the order', 'payment,amount\np1,30', 'no column “order”'],
    ['no column for the amount', 'order,fen\no1,30', 'no column “amount”'],
    ['a line without an order', 'order,amount\n,30', 'Line 2 names no order.'],
    ['two columns for the order', 'order,amount,Order\no1,30,2', 'two columns “order”'],
    ['two columns for the payment', 'payment,order,amount,payment\np1,o1,30,p2', 'two columns “payment”'],
    ['a line of other columns', 'order,amount\no1,30,p1', 'no CSV file that can be read'],
    ['a quote that does not end', 'order,amount\n"o1,30', 'no CSV file that can be read'],
  ])('with %s is refused', (_case, text, words) => {
    expect(() => parse(text)).toThrow(words);
  });

  it('is read as it was written, whatever its names hold', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `o${text.trim()}`);
    const line = fc.record({
      order: name,
      payment: name,
      amountFen: fc.integer({ min: -99_999_999, max: 99_999_999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const rows = lines.map(({ order, payment, amountFen }) =>
          [quoted(order), (amountFen / 100).toFixed(2), quoted(payment)].join(','),
        );
        const found = parse(['order,amount,payment', ...rows].join(end));
        expect(found.map(({ order, payment, amountFen }) => ({ order, payment, amountFen }))).toEqual(lines);
      }),
    );
  });
});
