import { AppError } from '@shuye/core-domain/error';
import { expect, it } from 'vitest';
import { failureMessage } from './failureMessage.ts';

it.each([
  ['no network says so, with 刷新 [ERR-02]', new AppError('offline', '网络无法连接'), '网络无法连接', '刷新'],
  ['a network that failed is tapped again [READER-44] [ERR-06]', new AppError('network', '断'), '网络不给力，点击重试'],
  ['so is one that was too slow [READER-44]', new AppError('timeout', '慢'), '网络不给力，点击重试'],
  ['a server that answered has its own words', new AppError('server', '章节整理中'), '章节整理中'],
])('%s', (_case, error, message, retryText?: string) => {
  expect(failureMessage(error, true)).toEqual({ message, ...(retryText && { retryText }) });
});

it.each([
  ['what failed before the network went says that there is none now [ERR-02]', 'network', '网络无法连接', '刷新'],
  ['a server’s words stay its own', 'server', '章节整理中'],
] as const)('without a network, %s', (_case, kind, message, retryText?: string) => {
  expect(failureMessage(new AppError(kind, '章节整理中'), false)).toEqual({ message, ...(retryText && { retryText }) });
});
