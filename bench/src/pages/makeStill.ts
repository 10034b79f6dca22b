import type { Page } from 'playwright';

interface DrawnList {
  /** Selectors of a list and of its items, of which `count` copies are drawn in place of those that are there. */
  list: string;
  item: string;
  count: number;
}

/** Takes a page apart from its scripts: the same elements in the same look, to which nothing listens. */
export async function makeStill(page: Page, drawn?: DrawnList): Promise<void> {
  await page.evaluate((given) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script')) script.remove();
    const list = given && body.querySelector<HTMLElement>(given.list);
    if (given && list) {
      const items = [...list.querySelectorAll(given.item)];
      const holder = items[0]?.parentElement?.cloneNode(false) as HTMLElement;
      holder.style.cssText = 'height:auto';
      for (let at = 0; at < given.count; at += 1) holder.append(items[at % items.length]?.cloneNode(true) ?? '');
      if (holder.matches(given.list)) list.replaceWith(holder);
      else list.replaceChildren(holder);
    }
    // What listens to elements of the page goes with them; what listens to the window finds none of them.
    document.body.replaceWith(body);
  }, drawn);
}
