/** Where a command writes to, and what it was started with. */
export interface Terminal {
  /** Results. */
  print: (text: string) => void;
  /** Failures and notes. */
  note: (text: string) => void;
  progress: { show: (label: string, share: number) => void; clear: () => void };
  env: NodeJS.ProcessEnv;
  /** Folder that paths are relative to. */
  folder: string;
}
