import type { Peer, peerFile, PeerExport } from '@shuye/core-domain/peer-exports';
import { Button } from '@shuye/ui';
import { useEffect, useRef } from 'react';
import page from '../MyData.module.css';
import type { PeerSearch } from './findPeerBooks.ts';
import styles from './PeerImport.module.css';
import { usePeerImport } from './usePeerImport.ts';

const names: Readonly<Record<Peer, string>> = {
  legado: '阅读（Legado）',
  koodo: 'Koodo Reader',
  readest: 'Readest',
};

/** Titles that are named; of more it is said how many. */
const NAMED = 6;

interface PeerImportProps {
  found: PeerExport;
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** What an export of another reader holds, what of it is taken and what is not and why; nothing is written before 导入. */
export default function PeerImport({ found, onDone, onCancel }: PeerImportProps) {
  const { step, outcomeOf, count, retry, stop, write } = usePeerImport(found, onDone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['import']} aria-labelledby="peer-import">
      <h3 id="peer-import" ref={heading} tabIndex={-1} className={`${page['subheading']} ${styles['heading']}`}>
        {`${names[found.peer]}的导出`}
      </h3>
      <p className={page['note']}>
        {`其中有${count}本书、${found.marks.length}条书签和笔记。`}
        {found.skipped > 0 && `另有${found.skipped}条读不懂，已略过。`}
      </p>
      {step.name === 'searching' && (
        <>
          <output className={page['message']}>{`正在按书名查找，已查${step.done}/${count}本……`}</output>
          <div className={page['actions']}>
            <Button variant="quiet" onPress={stop}>
              不再查找
            </Button>
            <Button variant="quiet" onPress={onCancel}>
              取消
            </Button>
          </div>
        </>
      )}
      {step.name === 'failed' && (
        <>
          <p role="alert" className={page['message']}>
            {`${step.message}。没有导入任何内容。`}
          </p>
          <div className={page['actions']}>
            <Button onPress={retry}>重试</Button>
            <Button variant="quiet" onPress={onCancel}>
              取消
            </Button>
          </div>
        </>
      )}
      {(step.name === 'found' || step.name === 'writing') && (
        <Outcome
          found={found}
          outcome={outcomeOf(step.search)}
          search={step.search}
          isWriting={step.name === 'writing'}
          onWrite={() => write(step.search)}
          onCancel={onCancel}
        />
      )}
    </section>
  );
}

interface OutcomeProps {
  found: PeerExport;
  outcome: Pick<ReturnType<typeof peerFile>, 'books' | 'marks' | 'grouped' | 'lost'>;
  search: PeerSearch;
  isWriting: boolean;
  onWrite: () => void;
  onCancel: () => void;
}

function Outcome({ found, outcome, search, isWriting, onWrite, onCancel }: OutcomeProps) {
  const { books, marks, grouped, lost } = outcome;
  const { missing, unasked } = search;
  const titles = missing.slice(0, NAMED).map(({ title }) => `《${title}》`);
  return (
    <>
      <output className={page['message']}>
        {books === 0
          ? '书库和本机都没有这些书，没有可以导入的内容。'
          : `可以导入${books}本书、${marks}条书签和笔记，与本机内容合并，以后改的为准。`}
        {grouped > 0 && `其中${grouped}本书放进原来的分组。`}
      </output>
      <ul className={styles['left']}>
        {missing.length > 0 && (
          <li>{`没有找到的书${missing.length}本：${titles.join('')}${missing.length > NAMED ? '等' : ''}`}</li>
        )}
        {unasked > 0 && <li>{`没有查找的书${unasked}本`}</li>}
        {lost > 0 && <li>{`找不到所在章节的书签和笔记${lost}条`}</li>}
        {found.leftOut.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className={page['actions']}>
        {books === 0 ? (
          <Button onPress={onCancel}>关闭</Button>
        ) : (
          <>
            <Button busy={isWriting} disabled={isWriting} onPress={onWrite}>
              导入
            </Button>
            <Button variant="quiet" disabled={isWriting} onPress={onCancel}>
              取消
            </Button>
          </>
        )}
      </div>
    </>
  );
}
