import type { OutlineEntry } from '../ImportedBook.ts';
import type { TxtOptions } from './TxtOptions.ts';
import type { TextSurvey } from './TextSurvey.ts';

/** Fewer characters are a note of the person who made the file. */
const MIN_REPORTED = 20;
const MAX_NAMED = 5;

interface Findings {
  survey: TextSurvey;
  options: TxtOptions;
  entries: readonly OutlineEntry[];
  empty: readonly string[];
  /** Characters in front of the first chapter that are in no chapter. */
  leftOut: number;
  /** Lines set like a title that became text. */
  centred: { texts: readonly string[]; count: number };
}

function centredWarning({ texts, count }: Findings['centred']): string {
  const named = texts.map((text) => `“${text}”`).join(', ');
  const more = count > texts.length ? ` and ${count - texts.length} more` : '';
  return `Centred between blank lines, but read as text: ${named}${more}. If stories begin there, name a pattern with --heading.`;
}

export function textWarnings({ survey, options, entries, empty, leftOut, centred }: Findings): string[] {
  const { losses, words } = survey;
  const found = entries.length > 1 || words < 20_000;
  const named = empty.slice(0, MAX_NAMED).join('”, “');
  return [
    ...(losses.unreadable > 0
      ? [
          `${losses.unreadable} characters could not be read in this encoding; if there are many, name the right one with --encoding.`,
        ]
      : []),
    ...(losses.private > 0 ? [`${losses.private} characters without a standard meaning were left out.`] : []),
    ...(found && !/^第1节$/.test(entries[0]?.title ?? '')
      ? []
      : [
          'No headings were found: the text was cut into parts of about 5,000 characters. Name a pattern with --heading.',
        ]),
    ...(options.heading && entries.length === 0 ? ['No line matches --heading.'] : []),
    ...(empty.length > 0 ? [`${empty.length} chapters have a heading but no text: “${named}”.`] : []),
    ...(leftOut > MIN_REPORTED
      ? [`${leftOut} characters in front of the first chapter belong to no chapter and were left out.`]
      : []),
    ...(centred.count > 0 ? [centredWarning(centred)] : []),
  ];
}
