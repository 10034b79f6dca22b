import { messages } from '@shuye/core-domain/error';
import type { FileFault } from '@shuye/core-domain/take-along';
import { dayLabel } from '@shuye/core-domain/time';
import { useState } from 'react';
import { downloadText } from '../../services/downloadText.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Fetched when it is asked for: who reads the page may only want to read it. */
const loadFile = () => import('../../services/readerFile.ts');

/** The largest file that is read, bytes; one with all that can be stored is smaller. */
const MAX_FILE_BYTES = 20_000_000;

const faults: Readonly<Record<FileFault, string>> = {
  damaged: '文件不完整或已损坏，没有导入任何内容。',
  foreign: '这不是书页导出的文件，没有导入任何内容。',
  newer: '文件来自更新的版本，请刷新页面后再导入。',
};

/** Kernels of the floor have no `file.text`. Empty where the file cannot be read. */
const readText = async (file: File): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => done(''));
    reader.readAsText(file);
  });

type TakeAlongStep = 'none' | 'exporting' | 'importing';

/** The file that holds everything of a reader: written, and read. */
export function useTakeAlong() {
  const services = useServices();
  const { nowMs } = services;
  const [step, setStep] = useState<TakeAlongStep>('none');
  /** What came of it, in words. */
  const [message, setMessage] = useState('');

  const save = async (): Promise<void> => {
    setStep('exporting');
    setMessage(await write().catch(() => messages.networkFailure));
    setStep('none');
  };

  const write = async (): Promise<string> => {
    const { syncEverything, writeFile } = await loadFile();
    const isWhole = await syncEverything(services);
    const name = `书页-我的数据-${dayLabel(nowMs())}.json`;
    await downloadText(name, 'application/json', writeFile(services));
    return isWhole ? '已导出。' : '已导出这台设备知道的内容；其他设备的没有取到，联网后可以再导出一次。';
  };

  const load = async (file: File): Promise<void> => {
    setStep('importing');
    setMessage(await read(file).catch(() => messages.networkFailure));
    setStep('none');
  };

  const read = async (file: File): Promise<string> => {
    if (file.size > MAX_FILE_BYTES) return '文件超过 20 MB，没有导入任何内容。';
    const { importReaderFile, parseReaderFile, syncEverything } = await loadFile();
    const parsed = parseReaderFile(await readText(file));
    if (parsed.kind === 'refused') return faults[parsed.fault];
    const hasRoom = importReaderFile(services, parsed.file);
    await syncEverything(services);
    if (!hasRoom) return '设备空间不足，只存下了一部分；腾出空间后再导入一次即可。';
    const { shelf, annotations, readingDays } = parsed.file;
    const counts = `${shelf.length} 本书、${annotations.length} 条划线和笔记、${readingDays.length} 条阅读统计`;
    const left = parsed.skipped === 0 ? '' : `有 ${parsed.skipped} 条读不懂，已略过。`;
    return `已与本机内容合并：${counts}。${left}设置在下次打开时生效。`;
  };

  return { step, message, save: () => void save(), load: (file: File) => void load(file) };
}
