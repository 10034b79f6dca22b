import type { AppendScript } from './loadMiniProgram.ts';

/** Says that a script has ended in any case: with its object, or without. */
export const appendScript: AppendScript = (address, ended) => {
  const script = document.createElement('script');
  script.addEventListener('load', ended);
  script.addEventListener('error', ended);
  script.src = address;
  document.head.append(script);
};
