import { StartFailure } from '@shuye/tooling/product';
import { CommandFailure } from './CommandFailure.ts';
import { createStage, type Stage } from './createStage.ts';
import { endOnSignal, type EndMeaning } from './endOnSignal.ts';

/** Runs a command with a stage of its own. When it fails, the stage is cleared and this process ends with code 1. */
export async function runCommand(meaning: EndMeaning, command: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = createStage();
  endOnSignal(stage, meaning);
  try {
    await command(stage);
  } catch (error) {
    if (stage.isStopping()) return;
    const isExpected = error instanceof CommandFailure || error instanceof StartFailure;
    console.error(isExpected ? error.message : error);
    await stage.stopAll();
    process.exit(1);
  }
}
