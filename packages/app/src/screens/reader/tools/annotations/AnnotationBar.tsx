import { annotationColours, type AnnotationColour } from '@shuye/core-domain/annotation';
import { CheckIcon, Pressable } from '@shuye/ui';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import styles from './AnnotationBar.module.css';
import type { Extent } from './BarTarget.ts';
import { colourNames } from '../../../../features/annotations/colourNames.ts';

/** Room for the handles that a system draws below a selection, px. */
const HANDLES = 30;
const GAP = 10;

export interface AnnotationBarProps {
  extent: Extent;
  /** The colour of the annotation that was pressed; absent for a selection. */
  colour: AnnotationColour | undefined;
  bar: Ref<HTMLDivElement>;
  onColour: (colour: AnnotationColour) => void;
  onNote: () => void;
  onCopy: () => void;
  onShare: () => void;
  onDelete?: (() => void) | undefined;
  onHold: (isHeld: boolean) => void;
}

interface Corner {
  left: number;
  top: number;
}

/** Prefers the place below the words, then above them, then the bottom; all of the bar is on the screen. */
function cornerOf(frame: DOMRect, bar: DOMRect, { left, right, top, bottom }: Extent): Corner {
  const centred = (left + right - bar.width) / 2 - frame.left;
  const below = bottom + HANDLES - frame.top;
  const above = top - GAP - bar.height - frame.top;
  const lowest = frame.height - bar.height - GAP;
  return {
    left: Math.max(GAP, Math.min(centred, frame.width - bar.width - GAP)),
    top: below <= lowest ? below : above >= GAP ? above : lowest,
  };
}

const word = (text: string, onPress: () => void) => (
  <Pressable className={styles['word']} onPress={onPress}>
    {text}
  </Pressable>
);

export function AnnotationBar(props: AnnotationBarProps) {
  const { extent, colour, bar, onColour, onNote, onCopy, onShare, onDelete, onHold } = props;
  const frame = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState<Corner>();

  useLayoutEffect(() => {
    const own = frame.current?.firstElementChild;
    if (!frame.current || !own) return;
    setCorner(cornerOf(frame.current.getBoundingClientRect(), own.getBoundingClientRect(), extent));
  }, [extent]);

  return (
    <section ref={frame} className={styles['frame']} aria-label="选中的文字">
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label="划线"
        className={styles['bar']}
        style={corner ? { left: corner.left, top: corner.top } : { visibility: 'hidden' }}
        onPointerDown={() => onHold(true)}
        onPointerUp={() => onHold(false)}
        onPointerCancel={() => onHold(false)}
        onPointerLeave={() => onHold(false)}
        // The oldest kernels know no pointers.
        onTouchStart={() => onHold(true)}
        onTouchEnd={() => onHold(false)}
        onTouchCancel={() => onHold(false)}
        // The selection stays while the bar is pressed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {annotationColours.map((one) => (
          <Pressable
            key={one}
            className={styles['colour']}
            aria-label={`${colourNames[one]}划线`}
            aria-pressed={colour === undefined ? undefined : colour === one}
            onPress={() => onColour(one)}
          >
            <span className={styles['swatch']} data-colour={one}>
              {colour === one && <CheckIcon size="small" />}
            </span>
          </Pressable>
        ))}
        {word('笔记', onNote)}
        {word('复制', onCopy)}
        {word('分享', onShare)}
        {onDelete && word('删除', onDelete)}
      </div>
    </section>
  );
}
