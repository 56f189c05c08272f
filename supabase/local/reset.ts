// npm run db:reset: deletes the local data and creates it again from migrations and sample data.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, openEmbedded, StartError, withLock } from './embedded.ts'

try {
  withLock(dataFolder, () => {
    // Uploaded pictures and the payment sandbox’s state lie beside the data.
    for (const folder of [dataFolder, join(dataFolder, '../storage'), join(dataFolder, '../payments.json')])
      rmSync(folder, { recursive: true, force: true })
  })
  await (await openEmbedded()).close()
  console.log('The local data is fresh: migrations applied, sample data loaded.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
