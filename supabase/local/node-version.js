// Runs before everything else, and is no TypeScript: an older Node would only say "Unknown file extension .ts".
const needed = 24
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `The shop needs Node ${needed} or later; this is Node ${process.versions.node}. Install Node ${needed}, or run "npm ci" with install scripts allowed, which brings it along.`,
  )
  process.exit(1)
}
