import { messages } from '@shuye/core-domain/error';
import { createPrepareChapter, type Reader } from '@shuye/reader-engine';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { useReaderSettings } from '../../../../hooks/useReaderSettings.ts';
import { createScriptStore } from '../../../../stores/scriptStore.ts';
import { loadToSimplified, loadToTraditional, type Convert } from './loadConverter.ts';

const same: Convert = (text) => text;

/**
 * Shows the book in the script that its reader chose; places go on counting in the source. Gives what writes other words
 * of the book, its titles, in the same script.
 */
export function useScript(reader: Reader): Convert {
  const { toaster, readerSettings, storeOf } = useServices();
  const script = useReaderSettings(({ settings }) => settings.script);
  const store = storeOf(createScriptStore);
  const isConverted = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    const prepare = createPrepareChapter(document);

    const toSource = (): void => {
      if (isConverted.current) reader.setPrepare(prepare);
      isConverted.current = false;
      store.setState({ inScript: same });
    };
    const convertTo = async (load: () => Promise<Convert>): Promise<void> => {
      const [{ convertedPrepare }, convert] = await Promise.all([import('@shuye/reader-engine/convert'), load()]);
      if (!isCurrent) return;
      reader.setPrepare(convertedPrepare(prepare, convert));
      isConverted.current = true;
      store.setState({ inScript: convert });
    };

    if (script === 'source') toSource();
    else {
      convertTo(script === 'traditional' ? loadToTraditional : loadToSimplified).catch(() => {
        if (!isCurrent) return;
        toaster.show(messages.networkFailure);
        readerSettings.getState().change({ script: 'source' });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [reader, script, toaster, readerSettings, store]);

  return useStore(store, ({ inScript }) => inScript);
}
