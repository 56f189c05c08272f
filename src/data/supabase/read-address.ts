// The address for reads alone (docs/growing.md) as the server is told it, in a shop that has one.
import { supabaseUrl } from '@/config/env'
import { freshFor, readElsewhere } from './read-elsewhere'

const given = process.env.SHOP_READS_URL

/** Where anonymous reads of the catalogue go; null where that is the back end's own address. */
export const readAddress = given ? new URL(given).href.replace(/\/$/, '') : null

let changedAt = Number.NEGATIVE_INFINITY

/** What is read now may be about what has just changed. */
export const readFresh = () => {
  changedAt = Date.now()
}

/** Has the shop read there in all languages: each is a program of its own, and `fetch` is what they share. Once in a process. */
export function readFromAddress(): void {
  if (readAddress === null) return
  globalThis.fetch = readElsewhere({
    backEnd: supabaseUrl,
    reads: readAddress,
    // Less than half of what a page may take.
    patience: 800,
    send: globalThis.fetch,
    mustBeFresh: () => Date.now() - changedAt < freshFor,
  })
}
