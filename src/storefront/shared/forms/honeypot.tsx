import type { Ref } from 'react'
import { subscribeWords } from '@/content/account/subscribe'

/** A field hidden from people. A form in which it is filled in comes from a bot and is not stored. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <p className="sr-only" aria-hidden="true">
      <label>
        {subscribeWords.honeypot}
        <input ref={ref} name="fax" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  )
}
