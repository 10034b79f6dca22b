import { devices } from '@playwright/test';

/** The dots of a real phone, with text and scroll offsets between whole pixels; a desktop keeps its own. */
export const finePixels = {
  deviceScaleFactor: async ({ isMobile }: { isMobile: boolean }, provide: (factor: number) => Promise<void>) =>
    provide(isMobile ? devices['Pixel 7'].deviceScaleFactor : 1),
};
