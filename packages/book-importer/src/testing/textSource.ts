import type { ByteSource } from '../source/ByteSource.ts';
import { bytesSource } from '../source/bytesSource.ts';

export const textSource = (text: string, name = '书.txt', encoding: 'utf-8' | 'utf16le' = 'utf-8'): ByteSource =>
  bytesSource(name, Buffer.from(text, encoding));
