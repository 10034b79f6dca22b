import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { factsOf, hostFacts } from '@shuye/host-bridges/testing';
import { describe, expect, it } from 'vitest';
import { host } from './host.ts';

interface WebManifest {
  icons: { src: string }[];
  share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } };
}

describe('the plain browser', () => {
  it('has the platform numbers, the pay mode and the price rule that the requirements fix [HOST-01, PAY-10]', () => {
    expect(factsOf(host)).toEqual(hostFacts.h5);
  });

  it('shows the beginning of locked chapters, and leads to the app only where a reader asks for it [HOST-13, READER-01]', () => {
    expect(host.reader.showsLockedPreview).toBe(true);
    expect(Object.values(host.guide?.bars ?? {})).toEqual([false, false, false, false]);
  });

  it('takes files that other apps share as the worker and the shelf expect them', () => {
    const file = createRequire(import.meta.url).resolve('@shuye/host-bridges/web/installed-app/manifest.webmanifest');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as WebManifest;
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype, params.files[0]?.name]).toEqual([
      '/share',
      'POST',
      'multipart/form-data',
      'books',
    ]);
    for (const { src } of manifest.icons) expect(existsSync(join(dirname(file), src))).toBe(true);
  });

  it('keeps the application on the device', () => {
    expect(host.installOfflineApp).toBeTypeOf('function');
  });
});
