import type { Ending } from '@shuye/host-bridges/simulator';

/** A line of the log that says how the native side ended a call. */
export function endingWords(ending: Ending): HTMLElement {
  const line = document.createElement('span');
  line.className = 'ended';
  line.textContent = `→ ${'ok' in ending ? JSON.stringify(ending.ok) : 'fail' in ending ? `failed: ${ending.fail}` : 'no answer'}`;
  return line;
}
