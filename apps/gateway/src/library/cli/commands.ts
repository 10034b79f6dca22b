import { defineCommand, type ArgsDef, type CommandDef } from 'citty';
import { ImportFailure } from '@shuye/book-importer';
import { checkLibrary } from '../checkLibrary.ts';
import { listBooks } from '../listBooks.ts';
import { removeBook } from '../removeBook.ts';
import { addFiles } from './addFiles.ts';
import { formatBook } from './formatBook.ts';
import { guardedBy } from './guardedBy.ts';
import type { Guarded } from './Guarded.ts';
import { opennessCommands } from './opennessCommands.ts';
import { parseBookId } from './parseBookId.ts';
import { rejectForgotten } from './rejectForgotten.ts';
import { rejectUndefined } from './rejectUndefined.ts';
import type { Terminal } from './Terminal.ts';
import { termsCommand } from './termsCommand.ts';
import { withLibrary } from './withLibrary.ts';

const jsonArg = {
  json: { type: 'boolean', description: 'Print one JSON object a line; all else goes to standard error' },
} as const;

const addArgs = {
  path: { type: 'positional', description: 'TXT or EPUB files, or folders of them', required: true },
  'dry-run': {
    type: 'boolean',
    description: 'Show what would be imported, with all chapter titles, and store nothing',
  },
  ...jsonArg,
  title: { type: 'string', description: 'Title, instead of the one found' },
  author: { type: 'string', description: 'Author, instead of the one found' },
  cover: { type: 'string', description: 'Picture file for the cover; without one a cover is drawn' },
  category: { type: 'string', description: 'Category in the store' },
  encoding: { type: 'string', description: 'utf-8, gb18030, big5, utf-16le or utf-16be, instead of the guess' },
  heading: {
    type: 'string',
    description: 'Pattern of a heading line (a regular expression); its first group is the title',
  },
  'drop-bought': {
    type: 'boolean',
    description: 'Let chapters go that readers bought and the file does not have; whoever bought them loses them',
  },
} as const satisfies ArgsDef;

const removeArgs = {
  id: { type: 'positional', description: 'Number of the book, as “list” shows it', required: true },
} as const satisfies ArgsDef;

function toPattern(text: string): RegExp {
  try {
    return new RegExp(text, 'u');
  } catch (cause) {
    throw new ImportFailure(
      `--heading is no regular expression: ${text}`,
      'Write it as in JavaScript, for example "^第.+回".',
      { cause },
    );
  }
}

const given = <Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string };

/**
 * The commands of `library`; `fail` ends the process with code 1 once everything is written. `furtherCommands` are those
 * that the entry adds from outside the server's sources.
 */
export function libraryCommand(
  terminal: Terminal,
  fail: () => void,
  furtherCommands: (guarded: Guarded) => Record<string, CommandDef> = () => ({}),
): CommandDef {
  const guarded = guardedBy(terminal, fail);

  const add = defineCommand({
    meta: {
      name: 'add',
      description: 'Import books; a book that is there already is brought up to date and keeps its ids',
    },
    args: addArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, addArgs, { takesMany: true });
        rejectForgotten(args, addArgs, ['author']);
        const { title, author, cover, category, encoding, heading } = args;
        const options = {
          ...given('title', title),
          ...given('author', author),
          ...given('cover', cover),
          ...given('category', category),
          ...given('encoding', encoding),
          ...(heading === undefined ? {} : { heading: toPattern(heading) }),
          dropsBought: args['drop-bought'] === true,
          dryRun: args['dry-run'] === true,
          json: args.json === true,
        };
        if ((await addFiles(args._, options, terminal)) > 0) fail();
      }),
  });

  const list = defineCommand({
    meta: { name: 'list', description: 'List the books of the library, and how each is sold' },
    args: jsonArg,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, jsonArg);
        for (const book of await withLibrary(terminal.env, listBooks)) {
          terminal.print(args.json ? JSON.stringify(book) : formatBook(book, Date.now()));
        }
      }),
  });

  const remove = defineCommand({
    meta: { name: 'remove', description: 'Remove a book with all its files' },
    args: removeArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, removeArgs);
        const bookId = parseBookId(args.id);
        const title = await withLibrary(terminal.env, (library) => removeBook(library, bookId));
        terminal.print(`《${title}》 is removed.`);
      }),
  });

  const check = defineCommand({
    meta: { name: 'check', description: 'Check every book and file, and remove what interrupted imports left' },
    args: jsonArg,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, jsonArg);
        const result = await withLibrary(terminal.env, (library) =>
          checkLibrary(library, (done, count) => terminal.progress.show('checking', done / count)),
        );
        terminal.progress.clear();
        if (args.json) terminal.print(JSON.stringify(result));
        else {
          for (const problem of result.problems) terminal.print(`! ${problem}`);
          for (const path of result.removed) terminal.print(`removed leftover ${path}`);
          const problems =
            result.problems.length === 0
              ? 'no problems'
              : `${result.problems.length} problems; import these books again`;
          terminal.print(`${result.books} books, ${result.chapters} chapters: ${problems}.`);
        }
        if (result.problems.length > 0) fail();
      }),
  });

  return defineCommand({
    meta: {
      name: 'library',
      description: 'The library of the gateway: its books, imported, sold, taken down and checked',
    },
    subCommands: {
      add,
      list,
      terms: termsCommand(terminal, guarded),
      ...opennessCommands(terminal, guarded),
      remove,
      check,
      ...furtherCommands(guarded),
    },
  });
}
