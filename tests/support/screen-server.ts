// Vitest's global set-up of the screen tests: two shops on a port each, one with the curated sample data and one that is
// still empty. What the screens show comes from these, never from made-up answers.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { openEmbedded, type Seed } from '../../supabase/local/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the seeded back end answers. */
    shop: string
    /** Where a back end answers whose tables are empty. */
    emptyShop: string
  }
}

export default async function setup(project: TestProject) {
  const shop = await openShop('curated')
  // What is ordered in many tests at once (screen-orders).
  await shop.sql(`update public.product_variants v set quantity = 1000 from public.products p
    where p.id = v.product_id and p.slug in ('wide-leg-linen-trousers', 'fleece-back-hoodie')`)
  const emptyShop = await openShop(false)
  project.provide('shop', shop.url)
  project.provide('emptyShop', emptyShop.url)
  return async () => {
    await shop.close()
    await emptyShop.close()
  }
}

async function openShop(seed: Seed | false) {
  const backend = await openEmbedded({ folder: null, seed })
  const server = createServer((request, response) =>
    backend.middleware(request, response, () => response.writeHead(404).end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The back end has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    sql: (statement: string) => backend.database.query(statement),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await backend.close()
    },
  }
}
