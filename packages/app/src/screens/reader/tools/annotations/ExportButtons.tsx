import { exportAnnotations, type ExportFormat, type LiveAnnotation } from '@shuye/core-domain/annotation';
import type { Book } from '@shuye/core-domain/book';
import { Button } from '@shuye/ui';
import { copyText } from '../../../../services/copyText.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import styles from './AnnotationDrawer.module.css';
import { colourNames } from '../../../../features/annotations/colourNames.ts';
import { exportFiles } from '../../../../features/annotations/exportFiles.ts';
import { downloadText } from '../../../../services/downloadText.ts';

interface ExportButtonsProps {
  book: Book;
  annotations: readonly LiveAnnotation[];
}

export function ExportButtons({ book: { bookId, title, author }, annotations }: ExportButtonsProps) {
  const { toaster, nowMs } = useServices();
  const write = (format: ExportFormat): string =>
    exportAnnotations(format, { book: { bookId, title, author }, annotations, exportedAtMs: nowMs(), colourNames });
  const copy = async () => {
    const isCopied = await copyText(write('text'));
    toaster.show(isCopied ? '已复制' : '复制失败');
  };
  return (
    <section className={styles['export']} aria-label="导出">
      <span className={styles['exportName']}>导出</span>
      {exportFiles.map(({ format, name, ending, type }) => (
        <Button
          key={format}
          size="small"
          onPress={() => void downloadText(`${title}-笔记.${ending}`, type, write(format))}
        >
          {name}
        </Button>
      ))}
      <Button size="small" onPress={() => void copy()}>
        复制
      </Button>
    </section>
  );
}
