export type TapHand = 'right' | 'left' | 'single' | 'own';

/** Ready-made maps of the page's ninths, as `ReaderSettings.tapMap` writes them. */
export const tapHands: ReadonlyArray<{ hand: TapHand; name: string; map: string }> = [
  { hand: 'right', name: '常用', map: '' },
  { hand: 'left', name: '左手', map: 'nmpnmpnmp' },
  { hand: 'single', name: '单手', map: 'pppnmnnnn' },
];
