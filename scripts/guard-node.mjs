const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.version} is running, 22.18 or newer is needed. Run it as "npx -y pnpm@12 <command>": it brings its own Node.`,
  );
  process.exit(1);
}
