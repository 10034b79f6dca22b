import { COVER_HEIGHT, COVER_WIDTH, coverDesign } from './coverDesign.ts';
import styles from './GeneratedCover.module.css';
import type { VerticalText } from './verticalText.ts';

interface GeneratedCoverProps {
  title: string;
  author?: string | undefined;
}

export function GeneratedCover({ title: bookTitle, author: bookAuthor }: GeneratedCoverProps) {
  const { ground, title, author, slip, seal } = coverDesign(bookTitle, bookAuthor);
  return (
    <svg className={styles['drawn']} data-ground={ground} viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`} aria-hidden>
      <rect className={styles['ground']} width={COVER_WIDTH} height={COVER_HEIGHT} />
      {slip && <rect className={styles['slip']} rx="0.75" {...slip} />}
      <Words className={styles['title']} words={title} />
      <Words className={styles['author']} words={author} />
      <g transform={`translate(${seal.x} ${seal.y})`}>
        <rect className={styles['seal']} x="-4.75" y="-4.75" width="9.5" height="9.5" rx="1.25" />
        <path className={styles['mark']} d="M-2.4-2.3h4.8M-2.4 0h4.8M-2.4 2.3h4.8M0-2.3v4.6" />
      </g>
    </svg>
  );
}

function Words({ words, className }: { words: VerticalText; className: string | undefined }) {
  return (
    <g className={className} fontSize={words.size}>
      {words.lines.map(({ text, x, y, turned }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          {...(turned ? { transform: `rotate(90 ${x} ${y})` } : { textAnchor: 'middle' })}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
