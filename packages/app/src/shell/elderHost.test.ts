import { readerBars } from '@shuye/core-domain/guide';
import { describe, expect, it } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { elderHost } from './elderHost.ts';

const bars = { actionBar: true, freeChapterBar: true, freeChapterButton: true, chargeChapterBar: true };
const box = { img: '/guide/box.png', startChapter: 2, offsetChapter: '1' };
const follow = { isFollowed: () => Promise.resolve(false), follow: () => Promise.resolve() };

describe('a host in 长辈版', () => {
  const host = aHost({ reader: { isPlatformPath: true, adsEnabled: true }, guide: { bars, box, isMiniApp: true } });
  const adapted = elderHost({ ...host, bridge: { ...host.bridge, follow } });

  it('shows no ads, bars, box or invitation', () => {
    expect(adapted.reader.adsEnabled).toBe(false);
    expect(Object.values(adapted.guide?.bars ?? { missing: true })).not.toContain(true);
    expect(Object.values(adapted.guide?.caps ?? {})).toEqual([0, 0, 0, 0].map((perSession) => ({ perSession })));
    expect(adapted.bridge.follow).toBeUndefined();
  });

  it('keeps everything else of the host', () => {
    expect(adapted).toMatchObject({ id: host.id, payMode: host.payMode, reader: { isPlatformPath: true } });
    expect(adapted.guide).toMatchObject({ isMiniApp: true });
    expect(adapted.bridge.isOnline).toBe(host.bridge.isOnline);
  });

  it('still leads on from a chapter that the host sells to nobody', () => {
    const shown = readerBars({
      settings: adapted.guide?.bars ?? bars,
      isFreeChapter: false,
      access: { locked: true, reason: 'beyond-quota' },
    });
    expect(shown.chargeBar).toBeDefined();
  });
});
