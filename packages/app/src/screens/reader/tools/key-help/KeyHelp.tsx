import { Sheet } from '@shuye/ui';
import { useReaderSettings } from '../../../../hooks/useReaderSettings.ts';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './KeyHelp.module.css';

interface KeyLine {
  keys: readonly string[];
  words: string;
}

const always: readonly KeyLine[] = [
  { keys: ['←', '→'], words: '上一页、下一页' },
  { keys: ['PageUp', 'PageDown'], words: '上一页、下一页' },
  { keys: ['空格'], words: '下一页；加Shift上一页' },
  { keys: ['↑', '↓'], words: '上下滚动' },
  { keys: ['Esc'], words: '打开或收起菜单' },
];
const single: readonly KeyLine[] = [
  { keys: ['[', ']'], words: '上一章、下一章' },
  { keys: ['c'], words: '章节列表' },
  { keys: ['b'], words: '添加或删除书签' },
  { keys: ['/'], words: '书内搜索' },
  { keys: ['t'], words: '换主题' },
  { keys: ['+', '-'], words: '放大、缩小字号' },
  { keys: ['f'], words: '全屏' },
  { keys: ['?'], words: '快捷键' },
];

export default function KeyHelp({ open, onClose }: ReaderToolProps) {
  const hasSingle = useReaderSettings(({ settings }) => settings.keys);
  return (
    <Sheet open={open} onClose={onClose} title="快捷键">
      <dl>
        {[...always, ...(hasSingle ? single : [])].map(({ keys, words }) => (
          <div key={keys[0]} className={styles['line']}>
            <dt className={styles['keys']}>
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {!hasSingle && <p className={styles['note']}>单键快捷键已关闭，可在“设置”中打开。</p>}
    </Sheet>
  );
}
