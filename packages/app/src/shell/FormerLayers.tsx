import { leaveFormerLayers } from '@shuye/ui';
import { useEffect } from 'react';

/** Leads from a sheet that was open as the page was left, for a cashier, say, to the page itself: "back" would stay on it. */
export function FormerLayers() {
  useEffect(leaveFormerLayers, []);
  return null;
}
