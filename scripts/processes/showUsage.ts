/** Shows how a command is used to who asks for it (`--help`), and ends the process. */
export function showUsage(args: readonly string[], usage: string): void {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(usage);
  process.exit(0);
}
