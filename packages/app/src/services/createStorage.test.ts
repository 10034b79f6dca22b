import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createStorage } from './createStorage.ts';

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const full = (): Storage => ({
  ...fakeStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

const closed = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('small values on the device', () => {
  it('are kept under the product’s prefix [AUTH-12]', () => {
    const device = fakeStorage();
    expect(createStorage(() => device).write('size', 20)).toBe(true);
    expect(device.getItem('shuye_size')).toBe('20');
    expect(createStorage(() => device).read('size', asNumber)).toBe(20);
  });

  it.each([
    ['damaged', '{'],
    ['of another kind', '"20"'],
  ])('that are %s are dropped', (_, text) => {
    const device = fakeStorage();
    device.setItem('shuye_size', text);
    expect(createStorage(() => device).read('size', asNumber)).toBeUndefined();
    expect(device.getItem('shuye_size')).toBeNull();
  });

  it.each([
    ['full', full],
    ['closed', closed],
  ])('live as long as the page where the storage is %s', (_, open) => {
    const storage = createStorage(open);
    expect(storage.write('size', 20)).toBe(false);
    expect(storage.read('size', asNumber)).toBe(20);
    storage.remove('size');
    expect(storage.read('size', asNumber)).toBeUndefined();
  });

  it('are gone when another tab has taken them away (E18)', () => {
    const device = fakeStorage();
    const [tab, other] = [createStorage(() => device), createStorage(() => device)];
    tab.write('size', 20);
    other.remove('size');
    expect(tab.read('size', asNumber)).toBeUndefined();
  });

  it('are the newest where the device has room for older ones alone', () => {
    const device = fakeStorage();
    let isFull = false;
    const setItem = (key: string, value: string): void =>
      isFull ? full().setItem(key, value) : device.setItem(key, value);
    const storage = createStorage(() => ({
      ...device,
      setItem,
    }));
    storage.write('size', 20);
    isFull = true;
    storage.write('size', 22);
    expect(storage.read('size', asNumber)).toBe(22);
    isFull = false;
    storage.write('size', 24);
    device.setItem('shuye_size', '26');
    expect(storage.read('size', asNumber)).toBe(26);
  });

  it('are unknown until they are written', () => {
    expect(createStorage(fakeStorage).read('size', asNumber)).toBeUndefined();
  });
});
