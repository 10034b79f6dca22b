import { describe, expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createReaderSettingsStore, defaultReaderSettings, type HostReaderStyle } from './readerSettingsStore.ts';

const storeOver = (storage: Storage, style?: HostReaderStyle) =>
  createReaderSettingsStore(
    createStorage(() => storage),
    style,
  );

describe('the reader’s settings', () => {
  it('start with the product’s own', () => {
    expect(storeOver(fakeStorage()).getState().settings).toEqual(defaultReaderSettings);
  });

  it('are kept on the device', () => {
    const storage = fakeStorage();
    storeOver(storage).getState().change({ fontSize: 24, theme: 'night' });
    expect(storeOver(storage).getState().settings).toMatchObject({ fontSize: 24, theme: 'night' });
  });

  it('start and are forced as the host says [READER-40]', () => {
    const storage = fakeStorage();
    const style: HostReaderStyle = { start: { fontSize: 18, theme: 'eye' }, forced: { paging: 'vertical' } };
    const store = storeOver(storage, style);
    expect(store.getState().settings).toMatchObject({ fontSize: 18, theme: 'eye', paging: 'vertical' });
    store.getState().change({ fontSize: 26, paging: 'slide' });
    expect(store.getState().settings).toMatchObject({ fontSize: 26, paging: 'vertical' });
    expect(storeOver(storage, style).getState().settings).toMatchObject({ fontSize: 26, theme: 'eye' });
  });

  it.each([
    ['a size that is no step', { fontSize: 19 }],
    ['a theme that was renamed', { theme: 'sepia' }],
    ['a paging that is unknown', { paging: 'curl' }],
    ['a light that is no step', { brightness: 5 }],
    ['a switch that is no switch', { squeeze: 'yes' }],
    ['a map of taps without a menu', { tapMap: 'ppppnnnnn' }],
    ['a map of taps that is too short', { tapMap: 'pmn' }],
    ['something else altogether', 'damaged'],
  ])('take %s for the default', (_, stored) => {
    expect(storeOver(fakeStorage({ reader_settings: stored })).getState().settings).toEqual(defaultReaderSettings);
  });

  it('say what the host forces, so that it is not offered [READER-40]', () => {
    expect(storeOver(fakeStorage(), { forced: { theme: 'eye' } }).getState().forced).toEqual({ theme: 'eye' });
  });

  it('keep light, script, taps, keys and the rest too', () => {
    const storage = fakeStorage();
    const chosen = {
      brightness: 40,
      squeeze: false,
      spread: false,
      script: 'traditional',
      tapMap: 'nmpnmpnmp',
      keys: false,
      keepAwake: true,
    } as const;
    storeOver(storage).getState().change(chosen);
    expect(storeOver(storage).getState().settings).toMatchObject(chosen);
  });

  it('that another tab or an imported file changed stay where others are changed here, and are shown from then on', () => {
    const storage = fakeStorage();
    const [here, there] = [storeOver(storage), storeOver(storage)];
    there.getState().change({ fontSize: 28, theme: 'night' });
    here.getState().change({ margin: 40 });
    expect(here.getState().settings).toMatchObject({ fontSize: 28, theme: 'night', margin: 40 });
    expect(storeOver(storage).getState().settings).toMatchObject({ fontSize: 28, theme: 'night', margin: 40 });
  });

  it('keep the fields that still make sense beside those that do not', () => {
    const stored = { fontSize: 28, theme: 'sepia', unknown: 1, toString: 1 };
    expect(storeOver(fakeStorage({ reader_settings: stored })).getState().settings).toEqual({
      ...defaultReaderSettings,
      fontSize: 28,
    });
  });
});
