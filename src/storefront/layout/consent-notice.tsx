import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { consentWords } from '@/content/consent'
import type { Consent } from '@/domain/consent'
import { decide } from '@/storefront/shared/preferences/consent'
import { Button } from '@/ui/button'

const words = consentWords.notice
/** Pages that ask the same in their content, or where nothing may interrupt. */
const without: readonly string[] = [paths.cookies, paths.adChoices, paths.checkout]

/**
 * Asks once for consent to store recently viewed products and searches. It overlays the page, above a phone's bottom
 * bars, so that nothing shifts; no answer means no.
 */
export function ConsentNotice() {
  const { pathname } = useLocation()
  const answer = (decision: Consent) => {
    decide(decision)
    // The focused button disappears with the notice.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (without.includes(pathname)) return null
  return (
    <section
      aria-labelledby="consent"
      className="fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 rounded-surface border border-line bg-raised p-4 shadow-float transition-opacity duration-slow starting:opacity-0 md:start-4 md:end-auto md:bottom-4 md:w-92 md:p-5 print:hidden"
    >
      <h2 id="consent" className="text-20 leading-tight">
        {words.title}
      </h2>
      <p className="mt-1.5 text-14 text-pretty text-muted">
        {words.text}{' '}
        <Link to={words.more.to} className="font-semibold text-ink underline underline-offset-4">
          {words.more.label}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="line" size="medium" className="px-2!" onClick={() => answer('refused')}>
          {words.no}
        </Button>
        <Button look="line" size="medium" className="px-2!" onClick={() => answer('given')}>
          {words.yes}
        </Button>
      </div>
    </section>
  )
}
