import { useEffect, useId, useState } from 'react'
import { consentWords } from '@/content/layout/consent'
import type { Consent } from '@/domain/shop/consent'
import { sendsPrivacySignal, useConsent } from '@/storefront/shared/preferences/consent'
import { decideOnAll, keepsOrigins } from '@/storefront/shared/preferences/origin-consent'

const words = consentWords.panel

/** The one optional choice: storing recently viewed products and searches. */
export function ConsentPanel() {
  const id = useId()
  const consent = useConsent()
  const [decided, setDecided] = useState<Consent | null>(null)
  const on = consent === 'given'
  const [isNaming, setNaming] = useState(false)
  // After hydration: the server does not know this browser's page.
  useEffect(() => setNaming(keepsOrigins()), [])
  const toggle = () => {
    const next = on ? 'refused' : 'given'
    decideOnAll(next)
    setDecided(next)
  }
  return (
    <div className="rounded-surface border border-line bg-surface-raised p-5 md:p-6">
      <div className="flex items-start justify-between gap-5">
        <div>
          <p id={`${id}-label`} className="font-semibold">
            {words.label}
          </p>
          <p id={`${id}-text`} className="mt-1 max-w-prose text-14 text-pretty text-muted">
            {words.text} {isNaming && words.origin}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          aria-checked={on}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-text`}
          onClick={toggle}
          className="group flex min-h-11 shrink-0 items-center gap-2.5 text-14 font-medium"
        >
          <span aria-hidden="true">{on ? words.on : words.off}</span>
          <span
            aria-hidden="true"
            className={`flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors duration-fast ${on ? 'border-accent bg-accent' : 'border-line-strong bg-surface'}`}
          >
            <span
              className={`size-5.5 rounded-full transition-transform duration-fast ${on ? 'translate-x-5 bg-accent-on rtl:-translate-x-5' : 'bg-line-strong'}`}
            />
          </span>
        </button>
      </div>
      <p role="status" className="text-14 font-medium text-success not-empty:mt-3">
        {decided && words.saved[decided]}
      </p>
      {!decided && sendsPrivacySignal() && <p className="mt-3 text-14">{words.signal}</p>}
    </div>
  )
}
