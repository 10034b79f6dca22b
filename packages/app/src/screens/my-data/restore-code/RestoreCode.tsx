import { dayLabel } from '@shuye/core-domain/time';
import { Button, Dialog } from '@shuye/ui';
import { useState } from 'react';
import { RestoreForm } from './RestoreForm.tsx';
import { RestoreWords } from './RestoreWords.tsx';
import { useRestoreCode } from './useRestoreCode.ts';
import styles from '../MyData.module.css';

const hasCrypto = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

export function RestoreCode() {
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>恢复码</h2>
      <p className={styles['note']}>
        十二个词。浏览器被清空、换了手机，输入它就能找回书架、进度、书签、划线和笔记、阅读统计和设置，不用登录。
      </p>
      <p className={styles['note']}>
        内容在这台设备上加密后才存到服务器，没有恢复码谁也读不到；连续400天没有使用会自动删除。
      </p>
      {hasCrypto() ? (
        <RestoreActions />
      ) : (
        <p className={styles['message']}>这个网址不是https开头，浏览器不提供加密，不能使用恢复码；可以导出文件代替。</p>
      )}
    </section>
  );
}

function RestoreActions() {
  const code = useRestoreCode();
  const [isStopping, setStopping] = useState(false);
  const { step, record, hostKeys } = code;
  const isBusy = step !== 'none' || !code.isReady;
  if (code.words) return <RestoreWords words={code.words} onWritten={code.written} />;
  return (
    <>
      {record && !record.isGone && (
        <p className={styles['note']}>
          {record.savedAtMs === 0
            ? '恢复码已启用，阅读时自动更新存档。'
            : `恢复码已启用，存档更新于${dayLabel(record.savedAtMs)}，阅读时自动更新。`}
        </p>
      )}
      {hostKeys && <p className={styles['note']}>应用里还存着你以前的恢复码，可以直接找回。</p>}
      {code.isAsking ? (
        <RestoreForm isBusy={step === 'restoring'} onSubmit={code.submit} onCancel={code.cancel} />
      ) : (
        <div className={styles['actions']}>
          {hostKeys && (
            <Button busy={step === 'restoring'} disabled={isBusy} onPress={() => code.restoreFromHost(hostKeys)}>
              直接找回
            </Button>
          )}
          {record ? (
            <Button busy={step === 'updating'} disabled={isBusy} onPress={code.update}>
              立即更新
            </Button>
          ) : (
            <Button busy={step === 'making'} disabled={isBusy} onPress={code.make}>
              生成恢复码
            </Button>
          )}
          <Button disabled={isBusy} onPress={code.ask}>
            用恢复码找回
          </Button>
          {record && (
            <Button busy={step === 'stopping'} disabled={isBusy} onPress={() => setStopping(true)}>
              停用并删除
            </Button>
          )}
        </div>
      )}
      <output className={styles['message']}>{code.message}</output>
      <Dialog
        open={isStopping}
        title="停用恢复码？"
        lines={['服务器上的存档会删除，写下来的恢复码不能再用。这台设备上的内容不受影响。']}
        confirmText="停用"
        onConfirm={() => {
          setStopping(false);
          code.stop();
        }}
        onCancel={() => setStopping(false)}
      />
    </>
  );
}
