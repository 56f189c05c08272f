import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { common } from '@/content/shared/common'
import { comma } from '@/content/shared/lists'
import { sectionWords } from '@/content/shared/sections'
import { quotedReviewQuery } from '@/data/reviews/quoted-review-query'
import { onGround } from '@/storefront/shared/sections/ground'
import { Stars } from '@/ui/stars'
import { ground, review, type SectionProps } from '../fields'

const words = sectionWords.quote

export const schema = () =>
  v.object({
    review: review(),
    ground: ground('plain', 'tint', 'band'),
  })

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** What a customer wrote about a product; nothing once the review is hidden or gone. */
export function Section({ section: { review: id, ground: on } }: SectionProps<typeof schema>) {
  const { data } = useQuery({ ...quotedReviewQuery(id), enabled: isId(id) })
  if (!data || data.body === '') return null
  return (
    <section className={`${onGround(on)} py-section`}>
      <figure className="mx-auto max-w-2xl text-center">
        <Stars value={data.rating} label={common.stars(data.rating)} size={18} />
        <blockquote className="mt-4 font-display text-28 leading-snug text-pretty">
          <p>{data.body}</p>
        </blockquote>
        <figcaption className="mt-4 text-14 text-muted">
          {`${data.author || words.by}${data.verified ? `${comma}${words.verified}` : ''}${comma}${words.of} `}
          <Link
            to={paths.product(data.product.slug)}
            className="underline underline-offset-4 hover:text-accent"
          >
            {data.product.title}
          </Link>
        </figcaption>
      </figure>
    </section>
  )
}
