import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(?:[cm]?[jt]sx?|css|html|md)$/;
const OUTSIDE = /^(?:CHANGELOG\.md|bench\/peers\/|apps\/gateway\/sample-library\/)/;

/** Source and document files of the repository, new ones included that are not committed yet. */
export function sourceFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\n').filter((file) => SOURCE.test(file) && !OUTSIDE.test(file) && existsSync(join(root, file)));
}
