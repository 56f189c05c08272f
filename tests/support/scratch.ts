// Where tests put databases: in memory where there is room, as making a thousand files on a disk takes ten times the
// processor time.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'

/** A new folder, which the next run removes if this one is killed: in memory it would stay until the machine restarts. */
export const scratchFolder = () => mkdtempSync(join(scratch(), `shop-${process.pid}-`))

/** Removes the folders of runs that were killed. */
export function removeLeft() {
  for (const folder of [memory, tmpdir()].filter(existsSync))
    for (const name of readdirSync(folder)) {
      const pid = /^shop-(\d+)-/.exec(name)?.[1]
      if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else cannot be signalled, but runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function scratch(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 31 ? memory : tmpdir()
}
