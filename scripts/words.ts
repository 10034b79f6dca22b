import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes/root.ts';
import { sourceFiles } from './spec/sourceFiles.ts';
import { handSpaces } from './words/handSpaces.ts';

/** Sources of what a browser shows; a terminal draws no space by itself. */
const SHOWN = /^(?:packages\/(?:app|core-domain|host-bridges|reader-engine|ui)|apps\/[\w-]+)\/src\/.*\.tsx?$/;
const NOT_SHOWN = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/library\/cli\/|\/terminalSender\.ts$|\/openapi\//;

const files = sourceFiles(root).filter((file) => SHOWN.test(file) && !NOT_SHOWN.test(file));
const found = files.flatMap((file) =>
  handSpaces(readFileSync(join(root, file), 'utf8')).map((space) => ({ file, ...space })),
);
for (const { file, line, words } of found) {
  console.error(`${file}:${line}: the browser draws the space in “${words}” by itself: write none.`);
}
console.log(`${files.length} files with texts for readers, ${found.length} spaces written by hand.`);
process.exitCode = found.length > 0 ? 1 : 0;
