import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes/root.ts';
import { sourceFiles } from './spec/sourceFiles.ts';
import { styleFaults } from './styles/styleFaults.ts';

const files = sourceFiles(root);
const load = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const sheets = load(/\.module\.css$/);
const faults = styleFaults(sheets, load(/^(?:packages|apps)\/.*\.tsx?$/));
for (const { file, message } of faults) console.error(`${file}: ${message}`);
console.log(`${sheets.length} style sheets, ${faults.length} class names without a rule or a use.`);
process.exitCode = faults.length > 0 ? 1 : 0;
