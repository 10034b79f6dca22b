import { expect, it, vi } from 'vitest';
import { aBookPreview } from '../../testing/aBookPreview.ts';
import { someWorkers } from '../../testing/someWorkers.ts';
import { createImporter } from './createImporter.ts';

const preview = aBookPreview();

const file = new File(['书'], '书.txt');
const keeping = { title: '夜渡', author: '', owner: '', edition: 'e1' };

it('one worker reads the file and keeps what it read', async () => {
  const { make, made } = someWorkers();
  const onProgress = vi.fn();
  const importer = createImporter(file, make, onProgress);
  const seen = importer.preview({});
  made[0]?.tell({ kind: 'progress', share: 0.4 });
  made[0]?.tell({ kind: 'preview', preview });
  expect(await seen).toEqual({ kind: 'done', value: preview });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.4);
  const kept = importer.keep(keeping);
  made[0]?.tell({ kind: 'kept', bookId: 'local-1' });
  expect(await kept).toEqual({ kind: 'done', value: 'local-1' });
  expect(made).toHaveLength(1);
});

it('a setting that is changed while the file is read ends that reading, whatever it is at', async () => {
  const { make, made } = someWorkers();
  const importer = createImporter(file, make, vi.fn());
  const first = importer.preview({});
  const second = importer.preview({ heading: '☆N' });
  expect(await first).toEqual({ kind: 'stopped' });
  expect(made[0]?.isEnded).toBe(true);
  made[0]?.tell({ kind: 'failed', fault: 'damaged' });
  made[1]?.tell({ kind: 'preview', preview });
  expect(await second).toEqual({ kind: 'done', value: preview });
  expect(made[1]?.orders).toEqual([{ kind: 'preview', file, settings: { heading: '☆N' } }]);
});

it('is ended at once, with what goes on', async () => {
  const { make, made } = someWorkers();
  const importer = createImporter(file, make, vi.fn());
  const seen = importer.preview({});
  importer.close();
  expect(await seen).toEqual({ kind: 'stopped' });
  expect(made[0]?.isEnded).toBe(true);
});

it('says so when the worker does not start, and tries again with a new one', async () => {
  const { make, made } = someWorkers();
  const importer = createImporter(file, make, vi.fn());
  const seen = importer.preview({});
  made[0]?.fail();
  expect(await seen).toEqual({ kind: 'failed', fault: 'unavailable' });
  const again = importer.preview({});
  made[1]?.tell({ kind: 'preview', preview });
  expect(await again).toEqual({ kind: 'done', value: preview });
});

it('says so when the worker dies at its work, and keeps nothing of what a dead one had read', async () => {
  const { make, made } = someWorkers();
  const importer = createImporter(file, make, vi.fn());
  const seen = importer.preview({});
  made[0]?.fail('out of memory');
  expect(await seen).toEqual({ kind: 'failed', fault: 'broken' });
  const again = importer.preview({});
  made[1]?.tell({ kind: 'preview', preview });
  await again;
  made[1]?.fail('out of memory');
  expect(await importer.keep(keeping)).toEqual({ kind: 'failed', fault: 'broken' });
  expect(made).toHaveLength(2);
});
