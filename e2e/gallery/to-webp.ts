import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Saves the new pictures as small files for the repository. */
export default async function toWebp() {
  if (!process.argv.includes('--update-snapshots=all')) return
  const [from, to] = ['../../supabase/.temp/gallery', '../screenshots'].map((path) =>
    join(import.meta.dirname, path),
  )
  if (!from || !to) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((file) => file.endsWith('.png'))) {
    const picture = sharp(join(from, name)).resize({ width: name.startsWith('phone') ? 390 : 1080 })
    await picture.webp({ quality: 60, effort: 6 }).toFile(join(to, name.replace('.png', '.webp')))
  }
}
