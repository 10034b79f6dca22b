import type { DrawnPart, DrawnWords } from '../drawing/DrawnWords.ts';

/** A title by the lines that show it: a space at which it is parted is drawn in none of them. */
export function headingWords(title: string, lines: readonly HTMLElement[]): DrawnWords {
  const parts: DrawnPart[] = [];
  let end = 0;
  for (const element of lines) {
    const words = element.textContent ?? '';
    const start = title.indexOf(words, end);
    // The end of the title is left out, and cannot be had from what is seen.
    if (start < 0) return asSeen(lines);
    parts.push({ element, start });
    end = start + words.length;
  }
  return { text: title, parts };
}

function asSeen(lines: readonly HTMLElement[]): DrawnWords {
  let text = '';
  const parts = lines.map((element) => {
    const start = text.length;
    text += element.textContent ?? '';
    return { element, start };
  });
  return { text, parts };
}
