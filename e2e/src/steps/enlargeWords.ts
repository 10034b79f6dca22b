import type { Page } from '@playwright/test';

function enlarge(percent: number): void {
  const enlargeRoot = (): void =>
    document.documentElement?.style.setProperty('text-size-adjust', `${percent}%`, 'important');
  enlargeRoot();
  // Ahead of a page there is no root yet.
  new MutationObserver(enlargeRoot).observe(document, { childList: true });
}

/** Enlarges words alone, in %, on this page and those that follow, as hosts and systems do: no length of a page grows with them. */
export async function enlargeWords(page: Page, percent: number): Promise<void> {
  await page.addInitScript(enlarge, percent);
  await page.evaluate(enlarge, percent);
}
