import { CloseIcon, IconButton, MoreIcon, PauseIcon, PlayIcon } from '@shuye/ui';
import { useState } from 'react';
import type { ReaderActivityProps } from '../ReaderActivityProps.ts';
import styles from './Listening.module.css';
import { ListeningSheet } from './ListeningSheet.tsx';
import { useNarrator } from './useNarrator.ts';

export default function Listening({ reader, surface, isCovered, onRun }: ReaderActivityProps) {
  const narrator = useNarrator({ reader, surface, onEnd: () => onRun('none') });
  const [isTuning, setTuning] = useState(false);
  const { isPlaying, play, pause } = narrator;
  return (
    <>
      {!isCovered && (
        <section className={styles['pill']} aria-label="听书">
          <IconButton label={isPlaying ? '暂停朗读' : '继续朗读'} onPress={isPlaying ? pause : play}>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <IconButton label="语速、声音和定时" onPress={() => setTuning(true)}>
            <MoreIcon />
          </IconButton>
          <IconButton label="退出听书" onPress={() => onRun('none')}>
            <CloseIcon size="small" />
          </IconButton>
        </section>
      )}
      <ListeningSheet open={isTuning} narrator={narrator} onClose={() => setTuning(false)} />
    </>
  );
}
