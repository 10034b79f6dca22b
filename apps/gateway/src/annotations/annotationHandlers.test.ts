import { syncAnnotations } from '@shuye/api-client/calls';
import {
  annotationsToPush,
  applyServerAnnotations,
  changeAnnotation,
  deleteAnnotation,
  emptyAnnotationRecord,
  liveAnnotations,
  recolourAnnotation,
  writeNote,
  type AnnotationRecord,
} from '@shuye/core-domain/annotation';
import { anAnnotation } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { takeItems } from '../reader-items/takeItems.ts';
import { annotationKind } from './annotationKind.ts';

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof startTestGateway>>['signIn']>>;

/** A device of a reader that keeps its annotations by the rules and syncs them with a real gateway. */
function aDevice(name: string, { ask, userId }: Reader) {
  let record: AnnotationRecord = emptyAnnotationRecord(name);
  const round = async () => {
    const { revision } = record;
    const pushed = annotationsToPush(record);
    const { body } = await sendCall(ask, syncAnnotations, { userId, changes: pushed, since: revision }, userId);
    const answer = readAnswer(syncAnnotations, body);
    record = applyServerAnnotations(record, { pushed, ...answer });
    return answer.hasMore || answer.revision < revision || (pushed.length > 0 && record.unsent.length > 0);
  };
  return {
    record: () => record,
    live: () => liveAnnotations(record),
    first: () => liveAnnotations(record)[0] ?? expect.unreachable(),
    change: (make: (now: AnnotationRecord) => AnnotationRecord) => {
      record = make(record);
    },
    add: (id: string, nowMs = NOW) => {
      record = changeAnnotation(record, undefined, nowMs, (at) => anAnnotation({ id, at }));
    },
    sync: async () => {
      let rounds = 1;
      while (await round()) rounds += 1;
      return rounds;
    },
  };
}

async function twoDevices() {
  const gateway = await startTestGateway();
  const reader = await gateway.signIn();
  return { ...gateway, reader, phone: aDevice('phone', reader), tablet: aDevice('tablet', reader) };
}

describe('the highlights and notes of an account', () => {
  it('are the same on each of its devices: a note of one and a colour of the other both stay', async () => {
    const { phone, tablet } = await twoDevices();
    phone.add('a1');
    await phone.sync();
    await tablet.sync();
    phone.change((record) => writeNote(record, phone.first(), '伏笔', NOW));
    tablet.change((record) => recolourAnnotation(record, tablet.first(), 'blue', NOW + 5));
    await phone.sync();
    await tablet.sync();
    await phone.sync();
    for (const device of [phone, tablet])
      expect(device.first()).toMatchObject({ highlight: { colour: 'blue' }, note: { text: '伏笔' } });
    expect(phone.live()).toEqual(tablet.live());
  });

  it('stay deleted when a device that was away sends an older change', async () => {
    const { phone, tablet } = await twoDevices();
    phone.add('a1');
    await phone.sync();
    await tablet.sync();
    tablet.change((record) => recolourAnnotation(record, tablet.first(), 'pink', NOW));
    phone.change((record) => deleteAnnotation(record, phone.first(), NOW + 60_000));
    await phone.sync();
    await tablet.sync();
    expect([phone.live(), tablet.live()]).toEqual([[], []]);
    expect(tablet.record().unsent).toEqual([]);
  });

  it('come in pieces, and a repeated sync changes and brings nothing', async () => {
    const { phone, tablet, database } = await twoDevices();
    for (let at = 0; at < 250; at += 1) phone.add(`a${at}`);
    expect(await phone.sync()).toBe(7);
    expect(await tablet.sync()).toBe(3);
    expect(tablet.live()).toEqual(phone.live());
    const before = await database.selectFrom('annotation').selectAll().execute();
    expect(await tablet.sync()).toBe(1);
    expect(await database.selectFrom('annotation').selectAll().execute()).toEqual(before);
  });

  it('with a stamp of the year 9999 are set back, so that a later change of another device counts', async () => {
    const { phone, tablet } = await twoDevices();
    phone.add('a1', 9e14);
    await phone.sync();
    await tablet.sync();
    tablet.change((record) => recolourAnnotation(record, tablet.first(), 'green', NOW));
    await tablet.sync();
    await phone.sync();
    expect(phone.first().highlight.colour).toBe('green');
  });

  it('are sent again by a device that knows more than a restored database', async () => {
    const { phone, tablet, database } = await twoDevices();
    phone.add('a1');
    phone.add('a2');
    await phone.sync();
    await database.deleteFrom('annotation').execute();
    await phone.sync();
    await tablet.sync();
    expect(tablet.live()).toHaveLength(2);
  });

  it('are seen by their account alone, and by no guest', async () => {
    const { phone, signIn, ask, reader } = await twoDevices();
    phone.add('a1');
    await phone.sync();
    const other = aDevice('other', await signIn());
    await other.sync();
    expect(other.live()).toEqual([]);
    const asked = { userId: reader.userId, changes: [], since: 0 };
    expect((await sendCall(ask, syncAnnotations, asked)).status).toBe(401);
  });

  it('end at 5,000 of an account, of which none is lost, and of the deleted the oldest go', async () => {
    const { database, reader, phone } = await twoDevices();
    const small = { ...annotationKind, limits: { maxLive: 3, maxRows: 5 } };
    const add = (id: string) =>
      inTransaction(database, (transaction) =>
        takeItems(small, transaction, reader.userId, [anAnnotation({ id })], NOW),
      );
    const remove = (id: string) => {
      const at = { time: NOW + 1, device: 'd1' };
      const deleted = { ...anAnnotation({ id }), highlight: { at, isDeleted: true as const } };
      return inTransaction(database, (transaction) => takeItems(small, transaction, reader.userId, [deleted], NOW));
    };
    for (const id of ['a1', 'a2', 'a3']) await add(id);
    await expect(add('a4')).rejects.toMatchObject({ code: 20_003, message: '划线已达5000条，请先删除一些' });
    for (const id of ['a1', 'a2', 'a3']) await remove(id);
    for (const id of ['a4', 'a5', 'a6']) await add(id);
    const rows = await database.selectFrom('annotation').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['a2', 'a3', 'a4', 'a5', 'a6']);
    await phone.sync();
    expect(phone.live()).toHaveLength(3);
  });
});
