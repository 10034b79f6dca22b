import { StartFailure } from '@shuye/tooling/product';
import { CommandFailure } from './CommandFailure.ts';
import { createProcessGroup, type ProcessGroup } from './createProcessGroup.ts';
import { endOnSignal, type ExitReason } from './endOnSignal.ts';

/** Runs a command with a process group of its own. When it fails, its processes are stopped and this one exits with code 1. */
export async function runCommand(meaning: ExitReason, command: (group: ProcessGroup) => Promise<void>): Promise<void> {
  const group = createProcessGroup();
  endOnSignal(group, meaning);
  try {
    await command(group);
  } catch (error) {
    if (group.isStopping()) return;
    const isExpected = error instanceof CommandFailure || error instanceof StartFailure;
    console.error(isExpected ? error.message : error);
    await group.stopAll();
    process.exit(1);
  }
}
