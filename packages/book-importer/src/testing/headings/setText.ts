import { textSource } from '../textSource.ts';
import type { HeadingStyle } from './headingStyles.ts';
import type { HeadingLabel, LabelledText } from './LabelledText.ts';
import type { TextLayout } from './textLayouts.ts';

export interface SetChapter {
  /** '' for one with a number alone. */
  name: string;
  paragraphs: readonly string[];
}

export interface SetOptions {
  name: string;
  chapters: readonly SetChapter[];
  style: HeadingStyle;
  layout: TextLayout;
  /** A list of all headings stands in front. */
  hasContents?: boolean;
  /** Numbers begin again after so many chapters, below a line that names the volume. */
  perVolume?: number;
  /** Numbers that the text leaves out, as copies do. */
  isLost?: (number: number) => boolean;
}

/** Sets chapters as a file of that style and layout: its headings are known because they were put there. */
export function setText(options: SetOptions): LabelledText {
  const { name, chapters, style, layout, hasContents = false, perVolume, isLost = () => false } = options;
  const labels: HeadingLabel[] = [];
  const lines: string[] = [];
  const headings: string[] = [];
  chapters.forEach(({ name: title, paragraphs }, index) => {
    const number = perVolume === undefined ? index + 1 : (index % perVolume) + 1;
    if (isLost(number)) return;
    const [first = ''] = paragraphs;
    const heading = style(number, title).trim();
    if (perVolume !== undefined && number === 1)
      lines.push(
        `${layout.above}${layout.heading(`第${'一二三四五六七八九'[index / perVolume] ?? '十'}卷 卷中之${index}`)}\n`,
      );
    headings.push(heading);
    lines.push(`${layout.above}${layout.heading(heading)}\n${layout.below}`);
    lines.push(paragraphs.map((text) => layout.paragraph(text)).join(layout.between), '\n');
    labels.push({ name: title, opening: first });
  });
  const contents = hasContents ? `目录\n\n${headings.join('\n')}\n\n` : '';
  const text = `${contents}${lines.join('')}`.replace(/\n/g, layout.end);
  return { name, labels, source: textSource(text, '书.txt', layout.encoding) };
}
