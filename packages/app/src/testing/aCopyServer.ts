import { NO_RESTORE_COPY, RESTORE_COPY_CHANGED } from '@shuye/api-client/calls';
import { Refusal, type Answers, type Fields } from './fakeServer.ts';

interface Copy {
  revision: number;
  draft: string;
  pieces: ReadonlyMap<string, readonly string[]>;
}

const at = (fields: Fields): string => String(fields['locator']);

/** A server that keeps restore copies as the gateway does. */
export function aCopyServer() {
  const copies = new Map<string, Copy>();
  const missing = new Refusal(NO_RESTORE_COPY, '没有找到这个恢复码的存档');

  const write = (fields: Fields) => {
    const copy = copies.get(at(fields));
    if (!copy) return missing;
    const { revision, draft, ordinal, pieces, content } = fields;
    if (copy.draft === draft) return { revision: copy.revision };
    if (copy.revision !== revision) return new Refusal(RESTORE_COPY_CHANGED, '存档刚刚被另一台设备更新');
    const own = [...(copy.pieces.get(String(draft)) ?? [])];
    own[Number(ordinal)] = String(content);
    const standing = copy.pieces.get(copy.draft) ?? [];
    if (Number(ordinal) < Number(pieces) - 1) {
      copies.set(at(fields), {
        ...copy,
        pieces: new Map([
          [copy.draft, standing],
          [String(draft), own],
        ]),
      });
      return { revision };
    }
    copies.set(at(fields), {
      revision: copy.revision + 1,
      draft: String(draft),
      pieces: new Map([[String(draft), own]]),
    });
    return { revision: copy.revision + 1 };
  };

  const answers = {
    createRestoreCopy: (fields) => {
      if (!copies.has(at(fields))) copies.set(at(fields), { revision: 0, draft: '', pieces: new Map() });
      return {};
    },
    readRestoreCopy: (fields) => {
      const copy = copies.get(at(fields));
      if (!copy) return missing;
      const pieces = copy.pieces.get(copy.draft) ?? [];
      return { revision: copy.revision, pieces: pieces.length, content: pieces[Number(fields['ordinal'])] ?? '' };
    },
    writeRestoreCopy: write,
    deleteRestoreCopy: (fields) => {
      copies.delete(at(fields));
      return {};
    },
  } satisfies Answers;
  return { answers, copies };
}
