/** Elements that a reader sees as one thing. */
const SHAPES = 'img, svg, input, button, [role="switch"]';

const ownText = (element: Element): string =>
  [...element.childNodes]
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent?.trim() ?? ''] : []))
    .filter((text) => text !== '')
    .join('');

/** Colours as the browser writes them, without what repeats. */
const brief = (color: string): string =>
  color.replaceAll(' ', '').replace(TRANSPARENT.replaceAll(' ', ''), '-').replace('rgb', '');

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

function nameOf(element: Element): string | undefined {
  const text = ownText(element);
  if (text !== '') return text.slice(0, 16);
  if (element.matches(SHAPES)) return `<${element.tagName.toLowerCase()}>`;
  return getComputedStyle(element).backgroundColor === TRANSPARENT ? undefined : 'ground';
}

/** Writes a line for each text, shape and coloured ground in the window: its box, its type and its colours. */
export function pageLayout(root: Element): string {
  const lines = [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.closest('svg svg, svg *') ? undefined : nameOf(element);
    if (name === undefined) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const isInWindow = width > 1 && height > 1 && y < window.innerHeight && y + height > 0 && x < window.innerWidth;
    const style = getComputedStyle(element);
    if (!isInWindow || style.visibility === 'hidden') return [];
    const box = [x, y, width, height].map((length) => Math.round(length * 2) / 2).join(' ');
    const type = ownText(element) === '' ? '' : ` ${style.fontSize} ${style.fontWeight}`;
    return [`${box}${type} ${brief(style.color)} ${brief(style.backgroundColor)} ${name}`];
  });
  return `${lines.join('\n')}\n`;
}
