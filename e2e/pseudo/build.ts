import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import prepareTests from '../fixtures/build'

/** As the other tests, with the shop built in words that no one speaks. */
export default async function prepare() {
  const own = process.env.SHOP_BUILD
  const folder = own ?? mkdtempSync(join(tmpdir(), 'shop-pseudo-'))
  if (!own) {
    const options = [
      '--app',
      '--config',
      'e2e/pseudo/vite.config.ts',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ]
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
      env: { ...process.env, SHOP_LANGUAGES: 'ar' },
      stdio: 'inherit',
    })
    process.env.SHOP_BUILD = folder
  }
  const remove = await prepareTests()
  return async () => {
    await remove()
    if (!own) rmSync(folder, { recursive: true, force: true })
  }
}
