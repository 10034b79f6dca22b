import { messages } from '@shuye/core-domain/error';
import { Button } from '@shuye/ui';
import { useState } from 'react';
import { exportFiles, type ExportFile } from '../../features/annotations/exportFiles.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './MyData.module.css';

export function NotesExport() {
  const services = useServices();
  const [writing, setWriting] = useState<ExportFile>();
  const save = async (file: ExportFile): Promise<void> => {
    setWriting(file);
    try {
      const { exportNotes } = await import('./exportNotes.ts');
      await exportNotes(services, file);
    } catch (cause) {
      console.info('Highlights and notes were not exported.', cause);
      services.toaster.show(messages.networkFailure);
    }
    setWriting(undefined);
  };
  return (
    <section aria-labelledby="notes-export">
      <h3 id="notes-export" className={styles['subheading']}>
        所有书的划线和笔记
      </h3>
      <div className={styles['actions']}>
        {exportFiles.map((file) => (
          <Button key={file.format} busy={writing === file} disabled={!!writing} onPress={() => void save(file)}>
            {file.name}
          </Button>
        ))}
      </div>
    </section>
  );
}
