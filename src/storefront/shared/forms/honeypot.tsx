import type { Ref } from 'react'
import { subscribeWords } from '@/content/subscribe'

/** A field that nobody sees and only programs fill in; what comes with it is not stored. */
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
