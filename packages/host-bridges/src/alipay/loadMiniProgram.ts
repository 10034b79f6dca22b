import { bridgeFaults } from '../request/bridgeFaults.ts';
import type { AlipayWindow, MiniProgramObject } from './AlipayWindow.ts';

/** Answered by the payment app itself, and by nobody outside of it. */
const SCRIPT = 'https://appx/web-view.min.js';
const LOAD_MS = 5000;

export type AppendScript = (address: string, ended: () => void) => void;

/**
 * Hands over the object once it is there, however late. Rejects where it did not come with its script, or not within 5 s: a
 * call waits no longer.
 */
export function loadMiniProgram(
  window: AlipayWindow,
  appendScript: AppendScript,
  found: (my: MiniProgramObject) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      if (!window.my) return reject(bridgeFaults.noBridge('my'));
      found(window.my);
      resolve();
    };
    const timer = setTimeout(settle, LOAD_MS);
    if (window.my) settle();
    else appendScript(SCRIPT, settle);
  });
}
