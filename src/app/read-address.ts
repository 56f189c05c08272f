// In a shop with an address for reads alone, the server has each page load this beside the app (src/app/page-additions.ts). What
// a shopper's first load has is not imported: it would grow by the names that it then gives away.
import { freshFor, readElsewhere } from '@/data/supabase/read-elsewhere'

const backEnd = (import.meta.env.VITE_SUPABASE_URL || location.origin).replace(/\/$/, '')

const key = 'last-change'
/** When something was last sent from this browser that may have changed what is read, in ms; from this page where storage is blocked. */
let changedAt = 0

function noteChange() {
  changedAt = Date.now()
  try {
    localStorage.setItem(key, String(changedAt))
  } catch {
    // Blocked storage, or a full one.
  }
}

/** Whether that was so recently that the other address may not know of it. */
function hasJustChanged(): boolean {
  let stored = 0
  try {
    stored = Number(localStorage.getItem(key))
  } catch {
    // Blocked storage.
  }
  // A clock may have been put back meanwhile.
  return [changedAt, stored].some((at) => Math.abs(Date.now() - at) < freshFor)
}

function begin(reads: string) {
  const send = globalThis.fetch
  const read = readElsewhere({
    backEnd,
    reads,
    // Beyond what a phone's connection takes.
    patience: 2500,
    send,
    mustBeFresh: hasJustChanged,
  })
  globalThis.fetch = async (input, init) => {
    if (!mayChange(input, init)) return read(input, init)
    noteChange()
    return send(input, init).finally(noteChange)
  }
}

/** Carts ask for their quote again and again, and it changes nothing. */
const mayChange: (...request: Parameters<typeof fetch>) => boolean = (input, init) => {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' }
  return (
    !/^(GET|HEAD)$/.test(init?.method ?? method) &&
    url.startsWith(`${backEnd}/`) &&
    !url.endsWith('/rpc/quote_cart')
  )
}

const { reads } = document.querySelector<HTMLScriptElement>('script[data-reads]')?.dataset ?? {}
if (reads) begin(reads)
