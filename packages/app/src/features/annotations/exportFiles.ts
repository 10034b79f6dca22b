import type { ExportFormat } from '@shuye/core-domain/annotation';

export interface ExportFile {
  format: ExportFormat;
  name: string;
  ending: string;
  type: string;
}

export const exportFiles: readonly ExportFile[] = [
  { format: 'markdown', name: 'Markdown', ending: 'md', type: 'text/markdown' },
  { format: 'json', name: 'JSON', ending: 'json', type: 'application/json' },
  { format: 'text', name: '纯文本', ending: 'txt', type: 'text/plain' },
];
