import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../../testing/aHost.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const noBars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const NAME = '收藏书页小程序';

const open = (path = '/myself', { invitesToCollect = true, storage = fakeStorage() } = {}) =>
  renderApp({ path, storage, host: aHost({ login: 'host', guide: { bars: noBars, invitesToCollect } }) });

describe('the invitation to collect the mini-app [GUIDE-23] [HOST-23]', () => {
  it('comes in the payment app once a day, and is closed by a tap', async () => {
    const storage = fakeStorage();
    const first = await open('/myself', { storage });
    expect(await screen.findByRole('alertdialog', { name: NAME })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('alertdialog', { name: NAME })).toBeNull();
    first.unmount();

    await open('/myself', { storage });
    expect(screen.queryByRole('alertdialog', { name: NAME })).toBeNull();
  });

  it.each(['/myself/collected', '/myself?from=collected'])(
    'does not come to who comes from the collection: %s',
    async (path) => {
      await open(path);
      expect(screen.queryByRole('alertdialog', { name: NAME })).toBeNull();
    },
  );

  it('does not come in another host', async () => {
    await open('/myself', { invitesToCollect: false });
    expect(screen.queryByRole('alertdialog', { name: NAME })).toBeNull();
  });

  it('does not come in 长辈版', async () => {
    await open('/myself', { storage: fakeStorage({ elder_mode: true }) });
    expect(screen.queryByRole('alertdialog', { name: NAME })).toBeNull();
  });
});
