import { CsvError, parse } from 'csv-parse/sync';
import { MoneyFailure } from '../MoneyFailure.ts';

/** What a provider says of one movement of money. */
export interface StatementLine {
  /** Of the file, from 1. */
  line: number;
  /** Our number of the order, or the trade number that it was paid by. */
  order: string;
  /** The provider's number of the payment; empty where the statement has none. */
  payment: string;
  /** Below 0 where money was given back. */
  amountFen: number;
}

const COLUMNS = ['order', 'amount'] as const;
const AMOUNT = /^(-?)[¥￥]?(-?)(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;

/** Spreadsheets in China still write GB 18030 where nothing else is chosen. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** @throws MoneyFailure for what is no amount in yuan. */
function parseAmount(text: string, line: number): number {
  const [, sign, signBehind, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || (sign !== '' && signBehind !== '')) {
    throw new MoneyFailure(`Line ${line}: “${text}” is no amount in yuan, such as 30.00 or -30.00.`);
  }
  const fen = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '' && signBehind === '' ? fen : 0 - fen;
}

interface CsvRecord {
  record: Record<string, string | undefined>;
  info: { lines: number };
}

function readCsv(text: string, columns: (names: string[]) => string[]): CsvRecord[] {
  try {
    return parse(text, {
      bom: true,
      // Banks write tabs into quotes, so that spreadsheets take numbers for text.
      cast: (value) => value.trim(),
      columns,
      comment: '#',
      comment_no_infix: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new MoneyFailure(`The statement is no CSV file that can be read: ${error.message}.`, { cause: error });
  }
}

/**
 * @throws MoneyFailure naming the first column that is missing, since an empty file agrees with nothing, or that is there
 * twice: of two numbers one would be passed over.
 */
function requireColumns(names: readonly string[]): void {
  const twice = [...COLUMNS, 'payment'].find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined)
    throw new MoneyFailure(`The statement has two columns “${twice}”: its first line may name one.`);
  const missing = COLUMNS.find((column) => !names.includes(column));
  if (missing === undefined) return;
  throw new MoneyFailure(`The statement has no column “${missing}”: its first line has to name order and amount.`);
}

function parseRecords(text: string): CsvRecord[] {
  let heading: string[] = [];
  const records = readCsv(text, (names) => (heading = names.map((name) => name.trim().toLowerCase())));
  requireColumns(heading);
  return records;
}

/**
 * A statement's lines, in UTF-8 or GB 18030: a heading that names `order`, `amount` and, if there is one, `payment`, in any
 * order, among any others.
 * @throws MoneyFailure naming the line that cannot be read.
 */
export function parseStatement(bytes: Uint8Array): StatementLine[] {
  return parseRecords(decode(bytes)).map(({ record, info: { lines: line } }) => {
    const order = record['order'] ?? '';
    if (order === '') throw new MoneyFailure(`Line ${line} names no order.`);
    return { line, order, payment: record['payment'] ?? '', amountFen: parseAmount(record['amount'] ?? '', line) };
  });
}
