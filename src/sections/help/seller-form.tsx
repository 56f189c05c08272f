import * as v from 'valibot'
import { sell } from '@/content/pages/sell'
import { SellerFields } from '@/storefront/shared/help/seller-fields'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { line, lines, list, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(80),
    text: lines(240),
    /** What sellers may choose as what they sell most. */
    categories: list({ name: line(60) }, 20),
    /** What is said once the application is sent. */
    sent: lines(200),
  })

/** The form in which sellers apply. */
export function Section({ id, section: { title, text, categories, sent } }: SectionProps<typeof schema>) {
  return (
    <section
      aria-labelledby={id}
      className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <SectionTitle id={id}>{title || sell.title}</SectionTitle>
        {text && <p className="mt-3 max-w-prose text-muted">{text}</p>}
      </div>
      <SellerFields categories={categories.flatMap(({ name }) => (name === '' ? [] : name))} sent={sent} />
    </section>
  )
}
