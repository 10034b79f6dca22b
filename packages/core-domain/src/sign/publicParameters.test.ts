import { describe, expect, it } from 'vitest';
import { publicParameters } from './publicParameters.ts';

describe('the common parameters beside a signature', () => {
  it('are a query in the order of their names', () => {
    expect(publicParameters({ sn: 'abc', channelId: '6666', platform: 0 })).toBe('channelId=6666&platform=0&sn=abc');
  });

  it('are encoded', () => {
    expect(publicParameters({ model: 'A&B=山' })).toBe('model=A%26B%3D%E5%B1%B1');
  });

  it('may be none', () => {
    expect(publicParameters({})).toBe('');
  });
});
