import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { wait } from '../../services/wait.ts';

interface LazyChunkProps<Props extends object> {
  /** A constant of its module, since another function is another part. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  onFailure?: (() => void) | undefined;
}

/** A part whose code is fetched when it is first shown. One that does not come takes nothing else down with it. */
export function LazyChunk<Props extends object>({ load, props, onFailure }: LazyChunkProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();

  useEffect(() => {
    let isCurrent = true;
    // Behind what was drawn with it: asking for a dozen files is long enough by itself.
    void wait()
      .then(load)
      .then(
        // In small pieces, so that a finger is heard in between.
        ({ default: Part }) =>
          startTransition(() => {
            if (isCurrent) setLoaded({ Part });
          }),
        () => isCurrent && onFailure?.(),
      );
    return () => {
      isCurrent = false;
    };
    // A failure is told once, whoever hears of it by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load]);

  return loaded ? <loaded.Part {...props} /> : null;
}
