import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/** Puts files of text in Brotli beside them, for the Node server. */
export async function compressFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names
    .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))
    .map((name) => join(folder, name))
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(file)
      // As large as the file and no larger: with the usual 4 MB each file takes eight times as long, for the same result.
      const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(text.length + 16))))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: window }
      writeFileSync(`${file}.br`, await pack(text, { params }))
    }),
  )
}
