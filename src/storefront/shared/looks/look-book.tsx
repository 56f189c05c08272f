import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { lookbookWords as words } from '@/content/pages/lookbook'
import { common } from '@/content/shared/common'
import { mediaFile } from '@/domain/store/media'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { usePageHead } from '@/ui/page-head'
import type { Look } from './look'
import { LookCards } from './look-cards'
import { LookSpread } from './look-spread'
import { usePageTurn } from './use-page-turn'

const turner =
  'inline-flex min-h-11 items-center gap-2 text-14 font-semibold underline-offset-4 hover:underline'

/** Looks, one at a time: turned by links, arrow keys or swipe, chosen by the cards below. */
export function LookBook({ looks }: { looks: readonly [Look, ...Look[]] }) {
  const { title, page, facts } = usePageContents()
  const { index, addressOf, previous, next, touch } = usePageTurn(looks.length)
  const look = looks[index] ?? looks[0]
  const { picture } = look
  const [opened] = useState(look.id)
  usePageHead({
    title: common.title(words.pageTitle(look.title, title)),
    description: words.description(look.title, facts.shop ?? '', look.subtitle),
    path: page ? `/${page.slug}` : undefined,
    hidden: page?.isIndexed === false,
    image: picture ? mediaFile(picture, picture.widths.at(-1), picture.formats.at(-1)) : undefined,
  })
  return (
    <>
      <div data-look={look.ground} className="touch-pan-y touch-pinch-zoom bg-look text-look-ink" {...touch}>
        <div className="wrap flex flex-wrap items-center gap-x-6 py-2 md:py-3">
          <h1 className="text-28 leading-tight">{title}</h1>
          {looks.length > 1 && (
            <nav aria-label={words.turn} className="ms-auto flex items-center gap-4 md:gap-6">
              <Link to={previous} replace className={turner}>
                <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
                {words.previous}
              </Link>
              <p className="text-14 tabular-nums" aria-hidden="true">
                {words.place(index + 1, looks.length)}
              </p>
              <Link to={next} replace className={turner}>
                {words.next}
                <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
              </Link>
            </nav>
          )}
          <p role="status" className="sr-only">
            {words.announce(look.title, index + 1, looks.length)}
          </p>
        </div>
        <LookSpread key={look.id} look={look} fades={look.id !== opened} />
      </div>
      {looks.length > 1 && <LookCards looks={looks} current={index} addressOf={addressOf} />}
    </>
  )
}
