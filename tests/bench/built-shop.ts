// The built shop for measurements, served as hosts do it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { type Embedded, openEmbedded } from '../../supabase/local/embedded.ts'
import { freePort, serve } from '../../supabase/local/serve.ts'
import { hostOf, type Protocol } from './host.ts'

export type BuiltShop = { url: string; folder: string; backend: Embedded; close: () => Promise<void> }

type OpenOptions = { data: string | null; like?: BuiltShop; protocol?: Protocol }

/**
 * Builds into a folder of its own and serves it on a free port.
 * @param data the folder of a shop (npm run db:scale); null is the sample shop in memory
 * @param like a shop whose built files will do
 * @param protocol HTTP/2 unless said
 */
export async function openShop({ data, like, protocol }: OpenOptions): Promise<BuiltShop> {
  const folder = like?.folder ?? mkdtempSync(join(tmpdir(), 'shop-pages-'))
  const backend = await openEmbedded({ folder: data })
  if (!like) await (await createBuilder({ logLevel: 'error', build: { outDir: folder } })).buildApp()
  const port = await freePort(0)
  const host = await hostOf(`http://localhost:${port}`, protocol)
  const server = await serve(backend, { port, folder, site: host.url })
  return {
    url: host.url,
    folder,
    backend,
    close: async () => {
      host.close()
      await server.close()
      await backend.close()
      if (!like) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where Chromium is, as the end-to-end tests find it. */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Not under this name.
    }
  }
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
}
