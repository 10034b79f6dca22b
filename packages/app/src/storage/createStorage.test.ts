import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createStorage } from './createStorage.ts';

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const refuse = (): void => {
  throw new DOMException('full', 'QuotaExceededError');
};
const full = (): Storage => ({ ...fakeStorage(), setItem: refuse });

const closed = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('small values on the device', () => {
  it('are kept under the product’s prefix [AUTH-12]', () => {
    const device = fakeStorage();
    expect(createStorage(() => device).write('progress', 20)).toBe(true);
    expect(device.getItem('shuye_progress')).toBe('20');
    expect(createStorage(() => device).read('progress', asNumber)).toBe(20);
  });

  it.each([
    ['damaged', '{'],
    ['of another kind', '"20"'],
  ])('that are %s are no values, and their text is moved aside once (F11)', (_, text) => {
    const device = fakeStorage();
    const storage = createStorage(() => device);
    device.setItem('shuye_progress', text);
    expect(storage.read('progress', asNumber)).toBeUndefined();
    expect([device.getItem('shuye_progress'), storage.damaged('progress')]).toEqual([null, text]);
    device.setItem('shuye_progress', '[');
    expect(storage.read('progress', asNumber)).toBeUndefined();
    expect([device.getItem('shuye_progress'), storage.damaged('progress')]).toEqual([null, text]);
  });

  it('that are damaged find the room that they themselves took, and make it for new ones (F9, F11)', () => {
    const device = fakeStorage();
    const room = 40;
    const setItem = (key: string, value: string): void => {
      const others = Array.from({ length: device.length }, (_, place) => device.key(place) ?? '');
      const taken = others.filter((other) => other !== key).map((other) => device.getItem(other)?.length ?? 0);
      if (taken.reduce((sum, length) => sum + length, value.length) > room) refuse();
      else device.setItem(key, value);
    };
    device.setItem('shuye_progress', '{'.repeat(room));
    // A browser's storage lists its names as its keys.
    const own = { enumerable: true, value: '' };
    const listed = Object.defineProperties({ ...device, setItem }, { shuye_progress_damaged: own });
    const storage = createStorage(() => listed);
    expect(storage.read('progress', asNumber)).toBeUndefined();
    expect(storage.damaged('progress')).toBe('{'.repeat(room));
    expect(storage.write('auto_read_pace', 20)).toBe(true);
    expect([storage.read('auto_read_pace', asNumber), storage.damaged('progress')]).toEqual([20, '']);
  });

  it('that are damaged are dropped where they cannot be moved aside (F10, F11)', () => {
    const device = fakeStorage({ progress: 'text' });
    const storage = createStorage(() => ({ ...device, setItem: refuse }));
    expect(storage.read('progress', asNumber)).toBeUndefined();
    expect([device.length, storage.damaged('progress')]).toEqual([0, '']);
  });

  it('leave nothing behind when they are removed, nor what was damaged of them (E18, F11)', () => {
    const device = fakeStorage({ progress: 'text' });
    const storage = createStorage(() => device);
    storage.read('progress', asNumber);
    storage.write('progress', 20);
    expect(device.length).toBe(2);
    storage.remove('progress');
    expect(device.length).toBe(0);
  });

  it.each([
    ['full', full],
    ['closed', closed],
  ])('live as long as the page where the storage is %s', (_, open) => {
    const storage = createStorage(open);
    expect(storage.write('progress', 20)).toBe(false);
    expect(storage.read('progress', asNumber)).toBe(20);
    storage.remove('progress');
    expect(storage.read('progress', asNumber)).toBeUndefined();
  });

  it('are parsed once for as long as nobody writes them, in whichever tab', () => {
    const device = fakeStorage();
    const [tab, other] = [createStorage(() => device), createStorage(() => device)];
    const parse = vi.fn((value: unknown) => [value]);
    tab.write('progress', 20);
    const first = tab.read('progress', parse);
    expect([tab.read('progress', parse), parse.mock.calls.length]).toEqual([first, 1]);
    other.write('progress', 30);
    expect(tab.read('progress', parse)).toEqual([30]);
    expect(tab.read('progress', asNumber)).toBe(30);
    other.remove('progress');
    expect(tab.read('progress', parse)).toBeUndefined();
  });

  it('are gone when another tab has taken them away (E18)', () => {
    const device = fakeStorage();
    const [tab, other] = [createStorage(() => device), createStorage(() => device)];
    tab.write('progress', 20);
    other.remove('progress');
    expect(tab.read('progress', asNumber)).toBeUndefined();
  });

  it('are the newest where the device has room for older ones alone', () => {
    const device = fakeStorage();
    let isFull = false;
    const setItem = (key: string, value: string): void => (isFull ? refuse() : device.setItem(key, value));
    const storage = createStorage(() => ({
      ...device,
      setItem,
    }));
    storage.write('progress', 20);
    isFull = true;
    storage.write('progress', 22);
    expect(storage.read('progress', asNumber)).toBe(22);
    isFull = false;
    storage.write('progress', 24);
    device.setItem('shuye_progress', '26');
    expect(storage.read('progress', asNumber)).toBe(26);
  });

  it('are unknown until they are written', () => {
    expect(createStorage(fakeStorage).read('progress', asNumber)).toBeUndefined();
  });
});
