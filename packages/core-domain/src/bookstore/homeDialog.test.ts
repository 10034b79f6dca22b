import { describe, expect, it } from 'vitest';
import { DEFAULT_SKIPPED_CLIENTS, HOME_DIALOG_BOOKS, homeDialog, type HomeMoment } from './homeDialog.ts';

const moment: HomeMoment = {
  hasScrolled: true,
  shownInSession: false,
  isSwitchedOn: true,
  bookCount: 3,
  system: 'android',
  systemVersion: '14',
  clientVersion: '10.5.0',
};

describe('the home recommendation dialog', () => {
  it('opens on the first scroll with up to three books [STORE-20] (D-147)', () => {
    expect(HOME_DIALOG_BOOKS).toBe(3);
    expect(homeDialog(moment)).toEqual({ opens: true });
    expect(homeDialog({ ...moment, bookCount: 1 })).toEqual({ opens: true });
  });

  it.each<[Partial<HomeMoment>, string]>([
    [{ hasScrolled: false }, 'not-scrolled'],
    [{ shownInSession: true }, 'shown'],
    [{ isSwitchedOn: false }, 'switched-off'],
    [{ bookCount: 0 }, 'no-books'],
  ])('stays closed with %j: %s [STORE-20]', (change, reason) => {
    expect(homeDialog({ ...moment, ...change })).toEqual({ opens: false, reason });
  });

  it.each(['9', '9.3.5', '10', '10.0', '10.3.1'])('stays closed on iOS %s [STORE-21]', (systemVersion) => {
    expect(homeDialog({ ...moment, system: 'ios', systemVersion })).toEqual({ opens: false, reason: 'old-ios' });
  });

  it.each(['8.4', '11.0', '100.1', '', undefined])('opens on iOS %s [STORE-21]', (systemVersion) => {
    expect(homeDialog({ ...moment, system: 'ios', systemVersion })).toEqual({ opens: true });
  });

  it('knows iOS by its system: Android 9 and 10 are no reason [STORE-21]', () => {
    expect(homeDialog({ ...moment, systemVersion: '10' })).toEqual({ opens: true });
  });

  it('stays closed on the old Android clients of the configuration [STORE-22]', () => {
    const old = { ...moment, clientVersion: '10.1.0' };
    expect(DEFAULT_SKIPPED_CLIENTS).toEqual(['10.1.0']);
    expect(homeDialog(old)).toEqual({ opens: false, reason: 'old-client' });
    expect(homeDialog({ ...old, skippedClients: [] })).toEqual({ opens: true });
    expect(homeDialog({ ...moment, skippedClients: ['10.5.0'] })).toEqual({ opens: false, reason: 'old-client' });
    expect(homeDialog({ ...old, system: 'ios' })).toEqual({ opens: true });
    expect(homeDialog({ ...moment, clientVersion: undefined })).toEqual({ opens: true });
  });
});
