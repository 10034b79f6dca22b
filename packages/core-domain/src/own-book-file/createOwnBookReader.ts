import { DamagedOwnBook, MAX_OWN_BOOK_LINE, type OwnBookFacts, type OwnBookPart } from './OwnBookFile.ts';
import { parseContent, parseFacts, parsePicture } from './parseOwnBookLine.ts';

export interface OwnBookReader {
  /**
   * The parts that end in the next stretch of the file's text.
   * @throws DamagedOwnBook
   */
  read: (text: string) => OwnBookPart[];
  /**
   * The facts of a file that has been read to its end.
   * @throws DamagedOwnBook where something is missing.
   */
  end: () => OwnBookFacts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DamagedOwnBook('a line is no JSON', { cause });
  }
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new DamagedOwnBook(what);
  return value;
}

/** Reads the text of a reader's own book as it comes, and lets nothing through that no honest file holds. */
export function createOwnBookReader(): OwnBookReader {
  let waiting = '';
  let facts: OwnBookFacts | undefined;
  let [chapters, pictures] = [0, 0];
  const names = new Set<string>();

  const take = (line: string): OwnBookPart => {
    const value = parsed(line);
    if (!facts) {
      facts = need(parseFacts(value), 'the first line is no facts');
      return { kind: 'facts', facts };
    }
    if (chapters < facts.chapters.length) {
      chapters += 1;
      return { kind: 'chapter', index: chapters - 1, content: need(parseContent(value), 'a line is no chapter') };
    }
    const picture = need(parsePicture(value), 'a line is no picture');
    pictures += 1;
    if (pictures > facts.pictures || names.has(picture.name)) throw new DamagedOwnBook('a picture is one too many');
    names.add(picture.name);
    return { kind: 'picture', picture };
  };

  return {
    read: (text) => {
      const parts: OwnBookPart[] = [];
      let from = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        const line = waiting + text.slice(from, end);
        if (line.length > MAX_OWN_BOOK_LINE) throw new DamagedOwnBook('a line is too long');
        parts.push(take(line));
        waiting = '';
        from = end + 1;
      }
      waiting += text.slice(from);
      if (waiting.length > MAX_OWN_BOOK_LINE) throw new DamagedOwnBook('a line is too long');
      return parts;
    },
    end: () => {
      const known = need(facts, 'the file is empty');
      if (waiting !== '' || chapters < known.chapters.length || pictures < known.pictures)
        throw new DamagedOwnBook('the file is cut off');
      return known;
    },
  };
}
