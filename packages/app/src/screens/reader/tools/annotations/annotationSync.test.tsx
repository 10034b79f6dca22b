import { liveAnnotations, type Annotation, type AnnotationRecord } from '@shuye/core-domain/annotation';
import { anAnnotation } from '@shuye/core-domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers, Fields } from '../../../../testing/fakeServer.ts';
import { Refusal } from '../../../../testing/fakeServer.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { createAnnotationStore } from '../../../../stores/annotationStore.ts';
import { createAnnotationSync } from '../../../../services/createAnnotationSync.ts';

const USER = '10000001';
const aRecord = (change: Partial<AnnotationRecord> = {}) => ({
  text_notes: { device: 'phone', highest: 1, revision: 0, annotations: [], unsent: [], ...change },
});

const synced = (annotations: Annotation[], revision: number): NonNullable<Answers['syncAnnotations']> => ({
  annotations,
  revision,
  hasMore: 0,
});

async function read(syncAnnotations: Answers['syncAnnotations'], options: RenderReaderOptions = {}) {
  const view = await renderReader({
    userId: USER,
    ...options,
    answers: { ...(syncAnnotations && { syncAnnotations }) },
  });
  await screen.findByText(/第1章的正文/);
  const sent = () => view.services.seen.filter(({ name }) => name === 'syncAnnotations').map(({ fields }) => fields);
  const record = () => view.services.storage.read('text_notes', (value) => value as AnnotationRecord);
  return { ...view, sent, record };
}

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('highlights and notes of an account', () => {
  it('come to this device when a book is opened', async () => {
    const { record } = await read(synced([anAnnotation({ note: '伏笔' })], 4));
    await waitFor(() => expect(record()).toMatchObject({ revision: 4, annotations: [{ note: { text: '伏笔' } }] }));
  });

  it('are sent when they change, once the server has them no more', async () => {
    const answers = vi.fn<(fields: Fields) => ReturnType<typeof synced>>(({ annotations }) =>
      synced(annotations as Annotation[], 9),
    );
    const { sent, record, services } = await read(answers as Answers['syncAnnotations'], {
      device: aRecord({ annotations: [anAnnotation()], unsent: ['a1'] }),
    });
    await waitFor(() => expect(record()?.unsent).toEqual([]));
    expect(sent()[0]).toMatchObject({ since: 0, annotations: [{ id: 'a1' }] });
    const store = services.storeOf(createAnnotationStore);
    const [annotation = anAnnotation()] = liveAnnotations(store.getState().record);
    act(() => store.getState().writeNote(annotation, '后来'));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ annotations: [{ note: { text: '后来' } }] }), {
      timeout: 4000,
    });
  });

  it('wait on the device while the server cannot be reached, and are there all the same', async () => {
    const { record, services } = await read(undefined, {
      device: aRecord({ annotations: [anAnnotation()], unsent: ['a1'] }),
    });
    await act(() => services.storeOf(createAnnotationSync)());
    expect(record()?.unsent).toEqual(['a1']);
  });

  it('are refused beyond 5,000, and the reader is told once', async () => {
    const full = new Refusal(20_003, '划线已达5000条，请先删除一些');
    const { record } = await read(full, {
      device: aRecord({ annotations: [anAnnotation()], unsent: ['a1'] }),
    });
    expect(await screen.findByText('划线已达5000条，请先删除一些')).toBeTruthy();
    expect(record()?.unsent).toEqual(['a1']);
  });

  it('are not taken in by whoever logged in meanwhile', async () => {
    let reader = USER;
    const answer = () => {
      reader = '10000002';
      return synced([anAnnotation()], 4);
    };
    const { record, sent } = await read(answer as Answers['syncAnnotations'], { userId: () => reader });
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => undefined);
    expect(record()?.annotations ?? []).toEqual([]);
  });

  it('of a guest stay on the device', async () => {
    const { sent, services } = await read(undefined, {
      userId: () => '',
      device: aRecord({ annotations: [anAnnotation()], unsent: ['a1'] }),
    });
    await act(() => services.storeOf(createAnnotationSync)());
    expect(sent()).toEqual([]);
  });
});
