import { SegmentedControl, Sheet, Slider } from '@shuye/ui';
import { useId } from 'react';
import styles from './ListeningSheet.module.css';
import { sleepTimes } from './sleepTimer.ts';
import { rates, type NarratorControls } from './useNarrator.ts';

interface ListeningSheetProps {
  open: boolean;
  narrator: NarratorControls;
  onClose: () => void;
}

export function ListeningSheet({ open, narrator, onClose }: ListeningSheetProps) {
  const { rate, setRate, voices, voice, setVoice, sleep, setSleep } = narrator;
  const id = useId();
  return (
    <Sheet open={open} onClose={onClose} title="听书">
      <Slider
        label="语速"
        value={rate}
        min={rates.slowest}
        max={rates.fastest}
        step={rates.step}
        valueText={`${rate}倍`}
        onChange={setRate}
      />
      <SegmentedControl
        label="定时停止"
        labelVisible
        segments={sleepTimes.map(({ time, name }) => ({ value: time, label: name }))}
        value={sleep}
        onChange={setSleep}
      />
      {voices.length > 1 && (
        <div className={styles['voice']}>
          <label htmlFor={id}>声音</label>
          <select
            id={id}
            className={styles['select']}
            value={voice?.voiceURI ?? ''}
            onChange={({ target }) => setVoice(target.value)}
          >
            {voices.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Sheet>
  );
}
