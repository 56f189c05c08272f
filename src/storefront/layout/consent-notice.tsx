import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { consentWords } from '@/content/layout/consent'
import type { SharePurpose } from '@/domain/origins/share'
import type { Consent } from '@/domain/shop/consent'
import { shareQuestion } from '@/storefront/shared/help/share-words'
import { useConsentWanted } from '@/storefront/shared/preferences/consent'
import { decideOnAll, keepsOrigins } from '@/storefront/shared/preferences/origin-consent'
import { agreeToShare, askedPurposes } from '@/storefront/shared/preferences/share-consent'
import { Button } from '@/ui/button'

const words = consentWords.notice
/** Pages that ask for consent in their content, or where nothing may interrupt. */
const without: readonly string[] = [paths.cookies, paths.adChoices, paths.checkout]

/**
 * Asks once for consent to store recently viewed products and searches, in a bar above the page: it covers nothing, and
 * comes with the next page, so that nothing shifts on the one being read. No answer means no. What advertising services are told is
 * a question of its own in it: a box that nobody ticks but the visitor.
 */
export function ConsentNotice() {
  const { pathname } = useLocation()
  const wantedOn = useConsentWanted()
  const [isOpen, setIsOpen] = useState(false)
  if (wantedOn !== null && wantedOn !== pathname && !isOpen) setIsOpen(true)
  const [shares, setShares] = useState(false)
  const answer = (decision: Consent, asked: readonly SharePurpose[]) => {
    decideOnAll(decision)
    if (decision === 'given' && shares && asked.length > 0) agreeToShare(asked)
    // The focused button disappears with the notice.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (wantedOn === null || !isOpen || without.includes(pathname)) return null
  const asked = askedPurposes()
  const question = asked.length > 0 && shareQuestion(asked)
  return (
    <section aria-labelledby="consent" className="border-b border-line bg-surface-raised print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 text-14">
        <p className="text-pretty">
          <span id="consent" className="font-semibold">
            {words.title}
          </span>{' '}
          <span className="text-muted">{keepsOrigins() ? words.textWithOrigin : words.text}</span>{' '}
          <Link to={words.more.to} className="font-semibold underline underline-offset-4 hover:text-accent">
            {words.more.label}
          </Link>
        </p>
        {question && (
          <label className="flex min-h-11 max-w-prose basis-full cursor-pointer items-start gap-3 py-1">
            <input
              type="checkbox"
              checked={shares}
              onChange={({ target }) => setShares(target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="font-semibold">{question.label}</span>{' '}
              <span className="text-muted">{question.text}</span>
            </span>
          </label>
        )}
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button look="line" size="small" onClick={() => answer('refused', asked)}>
            {words.no}
          </Button>
          <Button look="line" size="small" onClick={() => answer('given', asked)}>
            {words.yes}
          </Button>
        </div>
      </div>
    </section>
  )
}
