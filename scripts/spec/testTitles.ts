import { blankComments } from './blankComments.ts';
import { endOfGroup, endOfLiteral } from './endOfGroup.ts';

const TEST_CALL = /(?<![\w.$])(?:it|test|describe)(?:\.\w+)*(?=[<(`])/g;
const NAME = /^\(\s*([A-Za-z_$][\w$]*)\s*[,).]/;

function stringsIn(source: string): string[] {
  const strings: string[] = [];
  for (let index = 0; index < source.length; index += 1) {
    if (!`'"\``.includes(source[index] ?? '')) continue;
    const end = endOfLiteral(source, index);
    strings.push(source.slice(index + 1, end - 1));
    index = end - 1;
  }
  return strings;
}

/** The table that a variable of the same file holds: `it.each(cases)`. */
function tableNamed(name: string, source: string): string {
  const declaration = new RegExp(`\\b(?:const|let)\\s+${name.replace(/\$/g, '\\$')}\\b[^=]*=`).exec(source);
  if (!declaration) return '';
  const start = source.slice(declaration.index + declaration[0].length).search(/[([{]/);
  if (start < 0) return '';
  const from = declaration.index + declaration[0].length + start;
  return source.slice(from, endOfGroup(source, from));
}

const skipTypes = (source: string, start: number): number => {
  if (source[start] !== '<') return start;
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === '<') depth += 1;
    if (source[index] === '>' && source[index - 1] !== '=') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return source.length;
};

const nameOf = (story: string): string => {
  const name = STORY_NAME.exec(story);
  if (!name) return '';
  const at = name.index + name[0].length;
  return story.slice(at, endOfLiteral(story, at));
};

const STORY = /\bexport const \w+(?:: \w+)? = (?=\{)/g;
const STORY_NAME = /\bname: (?=['"`])/;

/** Names of the stories of a file that are played: one that is only drawn finds no break. */
export function playedStories(file: string): string[] {
  const source = blankComments(file);
  return [...source.matchAll(STORY)].flatMap(({ index, 0: start }) => {
    const at = index + start.length;
    const story = source.slice(at, endOfGroup(source, at));
    return /\bplay\b/.test(story) ? stringsIn(nameOf(story)) : [];
  });
}

/**
 * What a file of tests says in titles of `it`, `test` and `describe`. Of a table (`it.each`) the words of its rows
 * belong to the titles too: they stand where the title has its `%s`. Comments and test bodies say nothing here.
 */
export function testTitles(file: string): string[] {
  const source = blankComments(file);
  return [...source.matchAll(TEST_CALL)].flatMap((call) => {
    let at = skipTypes(source, call.index + call[0].length);
    const table: string[] = [];
    if (/\.(?:each|for)$/.test(call[0])) {
      const end = source[at] === '`' ? endOfLiteral(source, at) : endOfGroup(source, at);
      const group = source.slice(at, end);
      const name = NAME.exec(group)?.[1];
      table.push(...stringsIn(name ? tableNamed(name, source) : group));
      at = end;
    }
    if (source[at] !== '(') return [];
    const quote = source.slice(at + 1).search(/\S/) + at + 1;
    if (!`'"\``.includes(source[quote] ?? ' ')) return [];
    return [source.slice(quote + 1, endOfLiteral(source, quote) - 1), ...table];
  });
}
