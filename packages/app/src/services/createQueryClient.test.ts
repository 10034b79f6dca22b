import { AppError } from '@shuye/core-domain/error';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => onlineManager.setOnline(true));

it('fails at once without a network, so that readers are told of it [NET-05] [ERR-02]', async () => {
  onlineManager.setOnline(false);
  const offline = new AppError('offline', '网络无法连接');
  const asked = createQueryClient().fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(offline) });
  await expect(asked).rejects.toBe(offline);
});
