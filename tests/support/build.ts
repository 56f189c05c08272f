// The production build that tests look at. A run that needs it more than once makes it once (SHOP_BUILD).
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Builds the shop into a new folder, with source maps, which tell which module ended up in which chunk. */
async function buildShop() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-build-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = [
    '--app',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--sourcemap',
    'hidden',
    '--logLevel',
    'error',
  ]
  // Vitest's own environment would make it a development build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: root, env })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The run's build, or one of the caller's own. */
export async function builtShop() {
  const folder = process.env.SHOP_BUILD
  return folder ? { folder, remove: async () => {} } : buildShop()
}
