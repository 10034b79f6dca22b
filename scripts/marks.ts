import { root } from './processes/root.ts';
import { loadMarks } from './spec/loadMarks.ts';
import { sourceFiles } from './spec/sourceFiles.ts';
import { unresolvedMarks } from './spec/unresolvedMarks.ts';

const files = sourceFiles(root);
const { looked, unresolved } = unresolvedMarks(root, files, loadMarks(root));
for (const { mark, file, line } of unresolved) {
  console.error(`${file}:${line}: ${mark} is defined neither in docs/spec nor in docs/reliability.md.`);
}
console.log(`${looked} marks in ${files.length} files, ${unresolved.length} unresolved.`);
process.exitCode = unresolved.length > 0 ? 1 : 0;
