import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useShopSettings } from '@/data/settings/shop-settings'
import { type Language, language } from '@/domain/text/language'
import { offeredLanguage } from '@/domain/text/offered-language'
import { directionOf, spokenOf } from '@/domain/text/spoken-languages'
import { rememberLanguage, useChosenLanguage } from '@/storefront/shared/preferences/chosen-language'
import { usePageLanguages } from '@/storefront/shared/preferences/languages'
import { useOnline } from '@/ui/use-online'

type OfferWords = typeof import('@/content/layout/language-offer').languageOffer
/** Each language says in its own words that the shop speaks it. */
const wordsOf = import.meta.glob<OfferWords>('/src/content/*/layout/language-offer.ts', {
  import: 'languageOffer',
})

/** What a person does and a crawler does not. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Offers the page in the language that the browser prefers, where the shop speaks it and the visitor has chosen none. It lies
 * over the page, so that nothing shifts, and comes once there is a sign that somebody is there.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const settings = useShopSettings()
  const chosen = useChosenLanguage()
  const isOnline = useOnline()
  const code =
    settings &&
    offeredLanguage({
      page: language,
      spoken: spokenOf(settings.languages),
      chosen,
      preferred: navigator.languages,
    })
  const words = useOfferWords(code ?? null)
  // Nothing may interrupt at the checkout, and the owner's preview has no visitor.
  if (!code || !words || !isOnline || pathname === paths.checkout || window.parent !== window) return null
  return <Offer code={code} words={words} />
}

/** The words of the offered language, once somebody is there to read them. */
function useOfferWords(code: Language | null): OfferWords | null {
  const [loaded, setLoaded] = useState<{ code: Language; words: OfferWords } | null>(null)
  useEffect(() => {
    const load = code && wordsOf[`/src/content/${code}/layout/language-offer.ts`]
    if (!load) return undefined
    const over = new AbortController()
    const begin = () => {
      over.abort()
      load().then(
        (words) => setLoaded({ code, words }),
        () => {},
      )
    }
    for (const sign of signsOfLife)
      addEventListener(sign, begin, { passive: true, capture: true, signal: over.signal })
    return () => over.abort()
  }, [code])
  return loaded && loaded.code === code ? loaded.words : null
}

function Offer({ code, words }: { code: Language; words: OfferWords }) {
  const page = usePageLanguages().find((each) => each.code === code)
  const close = () => {
    rememberLanguage('no')
    // The focused button disappears with the offer.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      lang={code}
      dir={directionOf(code)}
      aria-label={words.text}
      className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-x-3 rounded-surface border border-line bg-surface-raised ps-4 text-14 shadow-float md:inset-x-auto md:start-4 md:bottom-4 print:hidden"
    >
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-0.5">
        <span className="py-1.5">{words.text}</span>
        <a
          href={page?.address}
          hrefLang={code}
          onClick={() => rememberLanguage(code)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent"
        >
          {words.read}
        </a>
      </p>
      <button
        type="button"
        aria-label={words.close}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X size={18} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </section>
  )
}
