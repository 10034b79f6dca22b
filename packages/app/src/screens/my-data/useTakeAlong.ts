import { messages } from '@shuye/core-domain/error';
import type { PeerExport } from '@shuye/core-domain/peer-exports';
import type { FileFault } from '@shuye/core-domain/take-along';
import { dayLabel } from '@shuye/core-domain/time';
import { useState } from 'react';
import { downloadText } from '../../services/downloadText.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Fetched when it is asked for: who reads the page may only want to read it. */
const loadFile = () => import('../../services/readerFile.ts');

/** The largest file that is read, bytes; one with all that can be stored is smaller. */
const MAX_FILE_BYTES = 20_000_000;

const faults: Readonly<Record<Exclude<FileFault, 'foreign'>, string>> = {
  damaged: '文件不完整或已损坏，没有导入任何内容。',
  newer: '文件来自更新的版本，请刷新页面后再导入。',
};

const peerFaults = {
  damaged: faults.damaged,
  foreign: '这不是书页能读的文件，没有导入任何内容。',
  'too-large': '文件里的内容太多，没有导入任何内容。请只导出书架和笔记，不带书籍文件。',
  database: '这份备份里是数据库，书页读不了。请在Koodo Reader的笔记页导出CSV，再导入那个文件。',
} as const;

/** Kernels of the floor have no `file.arrayBuffer`. Empty where the file cannot be read. */
const readBytes = async (file: File): Promise<Uint8Array> =>
  new Promise((done) => {
    const reader = new FileReader();
    const end = (): void => done(new Uint8Array(typeof reader.result === 'object' ? (reader.result ?? []) : []));
    reader.addEventListener('load', end);
    reader.addEventListener('error', end);
    reader.readAsArrayBuffer(file);
  });

/** Neither an archive nor a table, which are always another reader's. */
const mayBeOurs = (file: File, [first, second]: Uint8Array): boolean =>
  !file.name.toLowerCase().endsWith('.csv') && !(first === 0x50 && second === 0x4b);

type TakeAlongStep = 'none' | 'exporting' | 'importing';

/** The file that holds everything of a reader: written, and read. */
export function useTakeAlong() {
  const services = useServices();
  const { nowMs } = services;
  const [step, setStep] = useState<TakeAlongStep>('none');
  /** What came of it, in words. */
  const [message, setMessage] = useState('');
  /** The export of another reader that was picked, until it is imported or not. */
  const [peer, setPeer] = useState<PeerExport>();

  const save = async (): Promise<void> => {
    setStep('exporting');
    setMessage(await write().catch(() => messages.networkFailure));
    setStep('none');
  };

  const write = async (): Promise<string> => {
    const { syncEverything, writeFile } = await loadFile();
    const isWhole = await syncEverything(services);
    const name = `书页-我的数据-${dayLabel(nowMs())}.json`;
    const { text, damagedCount } = writeFile(services);
    await downloadText(name, 'application/json', text);
    const words = isWhole ? '已导出。' : '已导出这台设备知道的内容；其他设备的没有取到，联网后可以再导出一次。';
    return damagedCount === 0 ? words : `${words}有${damagedCount}项数据已损坏、读不出来，原文附在文件里。`;
  };

  const load = async (file: File): Promise<void> => {
    setStep('importing');
    setPeer(undefined);
    setMessage(await read(file).catch(() => messages.networkFailure));
    setStep('none');
  };

  const read = async (file: File): Promise<string> => {
    if (file.size > MAX_FILE_BYTES) return '文件超过20 MB，没有导入任何内容。';
    const content = await readBytes(file);
    if (!mayBeOurs(file, content)) return readOther(file, content);
    const { importReaderFile, parseReaderFile, syncEverything } = await loadFile();
    const parsed = parseReaderFile(new TextDecoder().decode(content));
    if (parsed.kind === 'refused') return parsed.fault === 'foreign' ? readOther(file, content) : faults[parsed.fault];
    const hasRoom = importReaderFile(services, parsed.file);
    await syncEverything(services);
    if (!hasRoom) return '设备空间不足，只存下了一部分；腾出空间后再导入一次即可。';
    const { shelf, annotations, readingDays } = parsed.file;
    const counts = `${shelf.length}本书、${annotations.length}条划线和笔记、${readingDays.length}条阅读统计`;
    const left = parsed.skipped === 0 ? '' : `有${parsed.skipped}条读不懂，已略过。`;
    return `已与本机内容合并：${counts}。${left}设置在下次打开时生效。`;
  };

  const readOther = async (file: File, content: Uint8Array): Promise<string> => {
    const { readPeerFile } = await import('./peer-import/readPeerFile.ts');
    const parsed = readPeerFile(file.name, content, nowMs());
    if (parsed.kind === 'refused') return peerFaults[parsed.fault];
    setPeer(parsed.found);
    return '';
  };

  /** What became of the other reader's export, in words. */
  const endPeer = (words: string): void => {
    setPeer(undefined);
    setMessage(words);
  };

  return { step, message, peer, endPeer, save: () => void save(), load: (file: File) => void load(file) };
}
