// The release before this tree, as its tag has it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './imports.ts'

/** The newest tag `v*` that this tree comes from; null as long as there is none, and where there is no history. */
function lastTag(): string | null {
  try {
    return execFileSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** The folder of the last release, unpacked beside this tree's packages; this tree itself as long as there is none. */
export function lastRelease(): { tag: string | null; folder: string; remove: () => void } {
  const tag = lastTag()
  if (tag === null) return { tag, folder: root, remove: () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'shop-release-'))
  const files = execFileSync('git', ['archive', tag], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { tag, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
