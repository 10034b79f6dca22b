import type { WindVaneCalls } from './WindVaneCalls.ts';

const TOAST_S = 2;

export const windVaneParts: WindVaneCalls = {
  setNavigationBar: { name: 'WVNavigationBar.update', params: ({ backgroundColor }) => ({ backgroundColor }) },
  showToast: { name: 'WVUIToast.toast', params: ({ message }) => ({ message, duration: TOAST_S }) },
};
