import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { sectionWords } from '@/content/shared/sections'
import { runningDealsQuery } from '@/data/deals/deal-queries'
import { isRunning } from '@/domain/discounts/deal'
import { priceAt } from '@/domain/product/product'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { useRenderTime } from '@/storefront/shared/time/server-time'
import { buttonClass } from '@/ui/button'
import { line, picture, type SectionProps } from './fields'

const words = sectionWords.deals

export const schema = () => v.object({ title: line(60), button: line(40), picture: picture() })

export const queries = () => [runningDealsQuery('daily')]

/** The full-width band of today's deals, with their highest discount. */
export function Section({ section: { title, button, picture: media } }: SectionProps<typeof schema>) {
  const { data } = useQuery({ ...runningDealsQuery('daily'), refetchInterval: false })
  const now = useRenderTime()
  const today = data?.filter(({ deal }) => isRunning(deal, now)) ?? []
  const maxDiscount = Math.max(0, ...today.map(({ product }) => priceAt(product, now).discount ?? 0))
  if (data && today.length === 0) return null
  return (
    <section className="below-first-screen overflow-hidden bg-band text-band-on">
      <div className="wrap relative flex min-h-95 flex-col md:flex-row md:items-center">
        <div className="relative z-1 max-w-96 pt-12 pb-4 md:pb-12">
          <h2 className="text-44 leading-none">{title || words.title}</h2>
          <p className="mt-4 mb-5 text-16 leading-snug text-band-muted md:mb-8 md:text-20">
            {maxDiscount > 0 ? words.text(today.length, maxDiscount) : words.plain}
          </p>
          <Link to={paths.deals} className={buttonClass({ look: 'light' })}>
            {button || words.button}
          </Link>
        </div>
        {media && (
          <MediaPicture
            media={media}
            alt=""
            sizes="(min-width: 760px) 820px, 540px"
            className="-ms-10 h-62.5 w-135 max-w-none self-start md:absolute md:end-0 md:top-0 md:m-0 md:h-full md:w-auto md:max-xl:translate-x-[18%] 2xl:end-[calc((100vw-min(100vw,var(--page)))/-2)]"
          />
        )}
      </div>
    </section>
  )
}
