import { bridgeFaults } from '../request/bridgeFaults.ts';
import type { AlipayWindow, MiniProgramObject } from './AlipayWindow.ts';

/** Answered by the payment app itself, and by nobody outside of it. */
const SCRIPT = 'https://appx/web-view.min.js';
const LOAD_MS = 5000;

export type AppendScript = (address: string, ended: () => void) => void;

/** Rejects where the object did not come with its script, or not within 5 s. */
export function loadMiniProgram(window: AlipayWindow, appendScript: AppendScript): Promise<MiniProgramObject> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      if (window.my) resolve(window.my);
      else reject(bridgeFaults.noBridge('my'));
    };
    const timer = setTimeout(settle, LOAD_MS);
    if (window.my) settle();
    else appendScript(SCRIPT, settle);
  });
}
