import { Button } from '@shuye/ui';
import { exportFiles, type ExportFile } from '../../features/annotations/exportFiles.ts';
import { useExport } from '../../hooks/useExport.ts';
import type { Services } from '../../services/Services.ts';
import styles from './MyData.module.css';

const give = async (services: Services, file: ExportFile): Promise<void> => {
  const { exportNotes } = await import('./exportNotes.ts');
  await exportNotes(services, file);
};

export function NotesExport() {
  const { writing, write } = useExport(give);
  return (
    <section aria-labelledby="notes-export">
      <h3 id="notes-export" className={styles['subheading']}>
        所有书的划线和笔记
      </h3>
      <div className={styles['actions']}>
        {exportFiles.map((file) => (
          <Button key={file.format} busy={writing === file} disabled={!!writing} onPress={() => write(file)}>
            {file.name}
          </Button>
        ))}
      </div>
    </section>
  );
}
