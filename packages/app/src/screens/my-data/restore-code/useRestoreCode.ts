import { failureMessage } from '@shuye/core-domain/error';
import { parseRestoreCode, type RestoreSecret } from '@shuye/core-domain/restore-code';
import { useEffect, useState } from 'react';
import type { CopyKeys } from '../../../services/restore-copy/RestoreRecord.ts';
import type {
  RestoreCopies,
  RestoreOutcome,
  UpdateOutcome,
} from '../../../services/restore-copy/createRestoreCopies.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { codeFaultWords } from './codeFaultWords.ts';

type RestoreStep = 'none' | 'making' | 'updating' | 'restoring' | 'stopping';

const TOO_LARGE = '内容太多，恢复码存不下；请用“导出全部”存成文件。';

const updateWords: Readonly<Record<UpdateOutcome, string>> = {
  none: '',
  saved: '存档已是最新。',
  gone: '存档已在别的设备上删除，或者太久没有使用。请停用后重新生成恢复码。',
  'too-large': TOO_LARGE,
  damaged: '存档已损坏或来自更新的版本，没有覆盖它。请刷新页面再试，或停用后重新生成恢复码。',
  busy: '存档正被另一台设备更新，稍后会再试。',
};

function restoreWords(outcome: RestoreOutcome): string {
  switch (outcome.kind) {
    case 'restored':
      return `已找回并与本机内容合并：${outcome.books}本书、${outcome.annotations}条划线和笔记、${outcome.readingDays}条阅读统计。设置在下次打开时生效。`;
    case 'missing':
      return '没有找到这个恢复码的存档：它已被删除，或者太久没有使用。';
    case 'damaged':
      return '存档已损坏，没有改动任何内容。';
    case 'newer':
      return '存档来自更新的版本，请刷新页面后再试。';
    case 'no-room':
      return '设备空间不足，只存下了一部分；腾出空间后再找回一次即可。';
  }
}

export function useRestoreCode() {
  const services = useServices();
  const [step, setStep] = useState<RestoreStep>('none');
  const [message, setMessage] = useState('');
  /** Shown until the reader has written them down. */
  const [words, setWords] = useState<readonly string[]>();
  const [isAsking, setAsking] = useState(false);
  const [copies, setCopies] = useState<RestoreCopies>();
  const [hostKeys, setHostKeys] = useState<CopyKeys>();
  const [, setRound] = useState(0);

  const load = async (): Promise<RestoreCopies> => {
    const { createRestoreCopies } = await import('../../../services/restore-copy/createRestoreCopies.ts');
    return services.storeOf(createRestoreCopies);
  };

  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const loaded = await load();
      if (isHere) setCopies(loaded);
      const keys = await loaded.keysOfHost();
      if (isHere) setHostKeys(keys);
    };
    // Without its code the section has no buttons; the page is opened again once there is a network.
    look().catch(() => isHere && setMessage('网络不稳定，恢复码暂时不能使用。'));
    return () => {
      isHere = false;
    };
    // The page is made anew for another reader.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const run = async (doing: RestoreStep, work: (loaded: RestoreCopies) => Promise<string>): Promise<void> => {
    setStep(doing);
    setMessage('');
    try {
      setMessage(await work(await load()));
    } catch (error) {
      setMessage(failureMessage(error));
    }
    setStep('none');
    setRound((round) => round + 1);
  };

  const restored = (outcome: RestoreOutcome): string => {
    if (outcome.kind === 'restored') {
      setAsking(false);
      setHostKeys(undefined);
    }
    return restoreWords(outcome);
  };

  const restore = (secret: RestoreSecret) => run('restoring', async (loaded) => restored(await loaded.restore(secret)));

  return {
    step,
    message,
    words,
    isAsking,
    isReady: copies !== undefined,
    record: copies?.record(),
    hostKeys,
    make: () =>
      void run('making', async (loaded) => {
        const made = await loaded.make();
        if (made === 'too-large') return TOO_LARGE;
        setWords(made);
        return '';
      }),
    written: () => setWords(undefined),
    update: () => void run('updating', async (loaded) => updateWords[await loaded.update()]),
    stop: () =>
      void run('stopping', async (loaded) => {
        await loaded.stop();
        return '恢复码已停用，服务器上的存档已删除。';
      }),
    ask: () => {
      setMessage('');
      setAsking(true);
    },
    cancel: () => {
      setMessage('');
      setAsking(false);
    },
    submit: (typed: string) => {
      const parsed = parseRestoreCode(typed);
      if (parsed.kind === 'fault') setMessage(codeFaultWords(parsed.fault));
      else void restore(parsed.secret);
    },
    restoreFromHost: (keys: CopyKeys) =>
      void run('restoring', async (loaded) => restored(await loaded.restoreFromHost(keys))),
  };
}
