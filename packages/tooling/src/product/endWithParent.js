// Loaded before a process that must not outlive the one that started it: their channel closes however that one ends.
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 6000).unref();
  });
  process.channel.unref();
}
