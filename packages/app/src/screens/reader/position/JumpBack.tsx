import { spaceHeading } from '@shuye/core-domain/text';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { CloseIcon, IconButton, Pressable } from '@shuye/ui';
import { useState } from 'react';
import { useReaderState } from '../book/useReaderState.ts';
import styles from './JumpBack.module.css';

const backOf = (state: ReaderState) => (state.status === 'reading' ? state.back : undefined);

interface JumpBackProps {
  reader: Reader;
  inScript: (text: string) => string;
}

export function JumpBack({ reader, inScript }: JumpBackProps) {
  const back = useReaderState(reader, backOf);
  const [declined, setDeclined] = useState<typeof back>();
  const title = useReaderState(reader, (state) =>
    'list' in state ? state.list.chapters.find(({ chapterId }) => chapterId === back?.chapterId)?.title : undefined,
  );
  if (!back || back === declined || title === undefined) return null;
  return (
    <div className={styles['pill']}>
      <Pressable className={styles['back']} onPress={() => reader.goBack()}>
        <span className={styles['words']}>回到{inScript(spaceHeading(title))}</span>
      </Pressable>
      <IconButton label="不用回去" onPress={() => setDeclined(back)}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}
