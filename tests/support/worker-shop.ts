import { inject } from 'vitest'

/** Where the shop answers that this worker's screen tests have to themselves. */
export const shop = addressOf(process.env.VITEST_POOL_ID)

function addressOf(worker: string | undefined) {
  const address = inject('shops')[Number(worker) - 1]
  if (!address) throw new Error(`No shop for worker ${worker}`)
  return address
}
