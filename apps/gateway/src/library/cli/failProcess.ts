/** Ends the process with code 1 once everything is written. */
export const failProcess = (): void => {
  process.exitCode = 1;
};
