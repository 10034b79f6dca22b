// Serves S3 over a folder, for tests and trials: node serve.js <folder> <port>. Says its port when it is ready.
import S3rver from '@20minutes/s3rver';

const [directory, port] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  // A host name is an address here, never a bucket.
  vhostBuckets: false,
  directory,
  // It leaves the slash at the end of a bucket's address out of what it signs.
  allowMismatchedSignatures: true,
});
const running = await server.run();
process.stdout.write(`${running.port}\n`);

// Ends with what started it, however that ends.
process.stdin.on('end', () => process.exit()).resume();
