import type { CornerMark } from '@shuye/core-domain/shelf';
import type { TagTone } from '@shuye/ui';

export const cornerTones: Readonly<Record<CornerMark, TagTone>> = {
  updated: 'ink',
  'limited-free': 'jade',
  vip: 'gold',
  'on-sale': 'seal',
};
