import { AppError } from '@shuye/core-domain/error';
import { bridgeFaults } from '../request/bridgeFaults.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (answer: unknown): Fields =>
  typeof answer === 'object' && answer !== null ? (answer as Fields) : {};

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** Native code often sends numbers and booleans as text. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const YES: readonly unknown[] = [true, 'true', 1, '1'];
const NO: readonly unknown[] = [false, 'false', 0, '0'];

export const isYes = (value: unknown): boolean => YES.includes(value);

/** @throws AppError of kind `bridge` where a host answers neither yes nor no: nothing may follow from that. */
export function parseBoolean(value: unknown): boolean {
  if (!isYes(value) && !NO.includes(value)) throw bridgeFaults.refused(value);
  return isYes(value);
}

/** @throws AppError of kind `bridge` for anything but a text that says something. */
export function parseText(value: unknown): string {
  const text = asText(value);
  if (text === undefined) throw bridgeFaults.refused(value);
  return text;
}

export const isTimeout = (error: unknown): boolean => error instanceof AppError && error.message.endsWith('timeout');
