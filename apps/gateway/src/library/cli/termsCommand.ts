import { defineCommand, type ArgsDef } from 'citty';
import { setTerms } from '../setTerms.ts';
import { formatSale } from './formatSale.ts';
import type { Guarded } from './Guarded.ts';
import { parseBookId } from './parseBookId.ts';
import { parseTerms } from './parseTerms.ts';
import { rejectForgotten } from './rejectForgotten.ts';
import { rejectUndefined } from './rejectUndefined.ts';
import type { Terminal } from './Terminal.ts';
import { withLibrary } from './withLibrary.ts';

const termsArgs = {
  id: { type: 'positional', description: 'Number of the book, as “list” shows it', required: true },
  free: { type: 'boolean', description: 'Give it away' },
  'per-chapter': { type: 'string', description: 'Sell its chapters, for so many beans a thousand characters' },
  'whole-book': { type: 'string', description: 'Sell it as a whole, for so many beans' },
  'free-chapters': { type: 'string', description: 'How many chapters from the start anyone may read; none without it' },
  monthly: { type: 'boolean', description: 'Let monthly members read it without paying' },
} as const satisfies ArgsDef;

export const termsCommand = ({ print, progress, env }: Terminal, guarded: Guarded) =>
  defineCommand({
    meta: { name: 'terms', description: 'Say how a book is sold from now on; what was bought stays bought' },
    args: termsArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, termsArgs);
        rejectForgotten(args, termsArgs);
        const bookId = parseBookId(args.id);
        const terms = parseTerms(args);
        const sale = await withLibrary(env, (library) =>
          setTerms(library, bookId, terms, (done, count) => progress.show('writing', done / count)),
        );
        progress.clear();
        print(formatSale(sale, terms));
      }),
  });
