import { useEffect } from 'react';
import { createClickCloak } from './createClickCloak.ts';

/** Blocks rapid clicks everywhere while it is mounted; once in an application. Draws nothing. */
export function ClickCloak() {
  useEffect(() => createClickCloak(document), []);
  return null;
}
