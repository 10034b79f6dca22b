export const annotationBoxes = (element: HTMLElement, id: string): readonly DOMRect[] =>
  drawnMarks(element)
    .filter((mark) => mark.dataset['annotation'] === id)
    .map((mark) => mark.getBoundingClientRect());

/** Gives the one on top of several annotations at a point of the window. */
export function annotationAt(element: HTMLElement, x: number, y: number): string | undefined {
  const hit = drawnMarks(element)
    .reverse()
    .find((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  return hit?.dataset['annotation'];
}

/** Pages beside the one that is read are drawn too, and hidden. */
const drawnMarks = (element: HTMLElement): HTMLElement[] => {
  const frame = element.getBoundingClientRect();
  return Array.from(element.querySelectorAll<HTMLElement>('[data-annotation]')).filter((mark) => {
    const { left, right } = mark.getBoundingClientRect();
    return left < frame.right && right > frame.left && getComputedStyle(mark).visibility === 'visible';
  });
};
