import * as v from 'valibot'
import { dealsWords, flashWords } from '@/content/catalogue/deals'
import { Banner } from '@/storefront/shared/page/banner'
import { DealClock } from '@/storefront/shared/product/deal-clock'
import { useDealClock } from '@/storefront/shared/product/use-deal-clock'
import { choice, line, lines, picture, type SectionProps } from './fields'

export const schema = () =>
  v.object({
    /** Whose clock it has. */
    deals: choice(['daily', 'flash']),
    title: line(60),
    text: lines(240),
    picture: picture(),
    tall: picture(),
    ground: choice(['green', 'band', 'rose', 'sky', 'sand', 'sale', 'night', 'plum']),
    corner: choice(['top', 'bottom']),
  })

const wordsOf = {
  daily: { ...dealsWords.clock, title: dealsWords.title, text: dealsWords.text },
  flash: {
    ...{ title: flashWords.title, text: flashWords.text },
    ...{ running: flashWords.endsIn, next: flashWords.startsIn },
  },
} as const

/** The banner of the deals: what they are, and the clock of those that run. */
export function Section({ section }: SectionProps<typeof schema>) {
  const { deals, title, text, picture: wide, tall, ground, corner } = section
  const words = wordsOf[deals]
  const clock = useDealClock(deals)
  return (
    <Banner ground={ground} wide={wide} tall={tall} corner={corner} priority>
      <div className="wrap flex min-h-55 flex-col justify-center py-8 md:min-h-80">
        <h1 className="max-w-52 text-44 leading-none md:max-w-none md:text-hero md:leading-[0.94] md:tracking-[-0.03em]">
          {title || words.title}
        </h1>
        <p
          className={`mt-3 max-w-44 text-14 text-pretty md:mt-4 md:max-w-100 md:text-20 md:leading-snug ${ground === 'band' ? 'text-band-muted' : ''}`}
        >
          {text || words.text}
        </p>
        <DealClock clock={clock} running={words.running} next={words.next} className="mt-5" />
      </div>
    </Banner>
  )
}
