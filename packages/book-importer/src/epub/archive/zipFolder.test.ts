import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFolder } from './zipFolder.ts';

it('packs the files of a folder, and follows no link out of it', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'shuye-outside-'));
  await writeFile(join(outside, 'secret.xhtml'), 'secret');
  const folder = await mkdtemp(join(tmpdir(), 'shuye-unpacked-'));
  await mkdir(join(folder, 'OEBPS'));
  await writeFile(join(folder, 'OEBPS/one.xhtml'), '潮');
  await symlink(outside, join(folder, 'OEBPS/linked'));
  await symlink(join(outside, 'secret.xhtml'), join(folder, 'OEBPS/two.xhtml'));
  expect(Object.keys(unzipSync(await zipFolder(folder)))).toEqual(['OEBPS/one.xhtml']);
});
