import { expect, it } from 'vitest';
import { createFlowStyles } from './createFlowStyles.ts';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A page as web servers send it: no inline style but an empty one. */
async function aStrictPage(): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="style-src ${EMPTY}"><p>灯</p>`;
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  await loaded;
  if (!frame.contentDocument) throw new Error('The page did not load.');
  return frame.contentDocument;
}

/** The same in a kernel that knows no constructed sheets. */
const ofOldKernel = (page: Document): Document =>
  new Proxy(page, {
    has: (target, name) => name !== 'adoptedStyleSheets' && name in target,
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });

it('keeps the paragraphs of a book apart that says nothing about them, whatever the page around it says', () => {
  const page = document.createElement('style');
  page.textContent = 'p{margin:0}';
  document.head.append(page);
  const styles = createFlowStyles(document);
  const gapOf = (css: string): string => {
    const box = document.createElement('div');
    box.style.fontSize = '20px';
    box.className = styles(css);
    box.innerHTML = '<p>灯</p><p>火</p>';
    document.body.append(box);
    return getComputedStyle(box.lastElementChild ?? box).marginTop;
  };
  expect([
    gapOf(''),
    gapOf('p{text-indent:2em}'),
    gapOf('p{margin:0;text-indent:2em}'),
    gapOf('p{margin-top:1em}'),
  ]).toEqual(['12px', '12px', '0px', '20px']);
  page.remove();
});

it('draws pictures on the ground that the page gives them, whatever the book says', () => {
  const box = document.createElement('div');
  box.className = createFlowStyles(document)('img{background-color:red;background:url(x.png)}');
  box.innerHTML = '<img alt="">';
  document.body.append(box);
  const ground = () => getComputedStyle(box.firstElementChild ?? box).backgroundColor;
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
  box.style.setProperty('--reader-picture', 'rgb(1, 2, 3)');
  expect(ground()).toBe('rgb(1, 2, 3)');
});

it('styles a book in an old kernel on a page that allows no inline styles [READER-49]', async () => {
  const page = await aStrictPage();
  const words = page.querySelector('p');
  const className = createFlowStyles(ofOldKernel(page))('p{text-indent:7px}p.note{font-style:italic}');
  page.body.className = className;
  const indent = () => words && page.defaultView?.getComputedStyle(words).textIndent;
  await expect.poll(indent).toBe('7px');
  expect(page.querySelector('style')?.textContent).toBe('');
});
