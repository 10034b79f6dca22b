import { AppError } from '@shuye/core-domain/error';
import { flagOf } from '@shuye/core-domain/untyped';
import { bridgeFaults } from '../request/bridgeFaults.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (answer: unknown): Fields =>
  typeof answer === 'object' && answer !== null ? (answer as Fields) : {};

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** @throws AppError of kind `bridge` where a host answers neither yes nor no: nothing may follow from that. */
export function parseBoolean(value: unknown): boolean {
  const flag = flagOf(value);
  if (flag === undefined) throw bridgeFaults.refused(value);
  return flag;
}

/** @throws AppError of kind `bridge` for anything but a text that says something. */
export function parseText(value: unknown): string {
  const text = asText(value);
  if (text === undefined) throw bridgeFaults.refused(value);
  return text;
}

export const isTimeout = (error: unknown): boolean => error instanceof AppError && error.message.endsWith('timeout');
