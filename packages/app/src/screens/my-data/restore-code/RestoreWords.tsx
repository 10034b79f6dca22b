import { Button } from '@shuye/ui';
import { copyText } from '../../../services/copyText.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import page from '../MyData.module.css';
import styles from './RestoreCode.module.css';

interface RestoreWordsProps {
  words: readonly string[];
  onWritten: () => void;
}

/** The words of a code, the only time they are shown. */
export function RestoreWords({ words, onWritten }: RestoreWordsProps) {
  const { toaster } = useServices();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(words.join(' '));
    toaster.show(isCopied ? '已复制，请存到稳妥的地方' : '复制失败，请抄写下来');
  };
  return (
    <>
      <p className={page['message']}>请按顺序写下来，放在稳妥的地方。只显示这一次，谁拿到它谁就能读到你的内容。</p>
      <ol className={styles['words']} aria-label="恢复码">
        {words.map((word, place) => (
          // A word may come twice; its place is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${place} ${word}`} className={styles['word']}>
            <span className={styles['number']} aria-hidden>
              {place + 1}
            </span>
            {word}
          </li>
        ))}
      </ol>
      <div className={page['actions']}>
        <Button onPress={() => void copy()}>复制</Button>
        <Button onPress={onWritten}>我写下来了</Button>
      </div>
    </>
  );
}
