import { useEffect } from 'react';
import { createGhostClickGuard } from './createGhostClickGuard.ts';

/** Blocks rapid clicks everywhere while it is mounted; once in an application. Draws nothing. */
export function GhostClickGuard() {
  useEffect(() => createGhostClickGuard(document), []);
  return null;
}
