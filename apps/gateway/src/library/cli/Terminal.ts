/** Where a command writes to, and what it was started with. */
export interface Terminal {
  print: (text: string) => void;
  note: (text: string) => void;
  progress: { show: (label: string, share: number) => void; clear: () => void };
  env: NodeJS.ProcessEnv;
  folder: string;
}
