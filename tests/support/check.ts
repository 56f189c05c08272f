// npm run check: everything that is checked without a running shop, as many at once as there are cores; each prints when it
// is done. Types are found again, and the build is made again, only for what has changed (node_modules/.cache).
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isFull } from './seed.ts'

const root = join(import.meta.dirname, '../..')
const checks = [
  'vitest run --project architecture',
  // Several at once would each make many of the same types, and the cores are busy with the others.
  'tsc --noEmit --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  'tsc --noEmit -p src/app/service-worker',
  'knip',
  'biome check --error-on-warnings .',
  // A package of its own with its own types, lint and tests, which most changes do not reach.
  ...(isFull ? ['npm test --prefix supabase/sample/illustrations'] : []),
]

const waiting = checks.values()
let isPassed = true
const work = async () => {
  for (const command of waiting) if (!(await run(command))) isPassed = false
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
process.exit(isPassed ? 0 : 1)

/** Runs one and shows what it printed; resolves to whether it passed. */
function run(command: string): Promise<boolean> {
  const begun = performance.now()
  const [tool = '', ...args] = command.split(' ')
  const child = spawn(tool, args, {
    cwd: root,
    env: {
      ...process.env,
      // Whose parts it judges; npm test has a build of all.
      ...(!process.env.SHOP_BUILD && { SHOP_LANGUAGES: 'en' }),
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      console.log(`\n> ${command} (${isPassed ? 'passed' : 'FAILED'}, ${seconds} s)\n${output}`)
      resolve(isPassed)
    }
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
