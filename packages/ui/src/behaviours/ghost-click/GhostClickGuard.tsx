import { useEffect } from 'react';
import { createGhostClickGuard } from './createGhostClickGuard.ts';

/** Blocks rapid clicks everywhere while it is mounted; an application mounts it once. */
export function GhostClickGuard() {
  useEffect(() => createGhostClickGuard(document), []);
  return null;
}
