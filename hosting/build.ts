// npm run build: the shop as it is deployed, with its pages prerendered from the back end that it is built for.
import { join } from 'node:path'
import { build, loadEnv } from 'vite'
import { prerender } from './prerender.ts'

const root = join(import.meta.dirname, '..')
const env = loadEnv('production', root, 'VITE_')
await build({ root })
if (env.VITE_SUPABASE_URL && env.VITE_SITE_URL) {
  const pages = await prerender({
    folder: join(root, 'dist'),
    backEnd: env.VITE_SUPABASE_URL,
    key: env.VITE_SUPABASE_ANON_KEY,
    site: env.VITE_SITE_URL,
  })
  process.stdout.write(`${pages} pages are prerendered.\n`)
} else {
  console.warn(
    'NO PAGE IS PRERENDERED, and there is no sitemap: VITE_SUPABASE_URL and VITE_SITE_URL say from where, and for which address.',
  )
}
