import type { Host } from '@shuye/host-bridges';
import { screen } from '@testing-library/react';
import { aHost, type TestHost } from './aHost.ts';

/** A host whose reader has its action bar: by it one sees that what comes behind the first page has come. */
export const aHostWithActionBar = (change: Partial<Host> = {}): TestHost =>
  aHost({
    guide: { bars: { actionBar: true, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false } },
    ...change,
  });

/** Waits for what comes behind the first page. */
export const untilExtras = () => screen.findByRole('navigation', { name: '阅读操作' });
