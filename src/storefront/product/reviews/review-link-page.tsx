import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reviewLinkWords as words } from '@/content/product/review-link'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { type OpenedReviews, reviewLinkQuery, useStopAsking } from '@/data/reviews/review-links'
import { wordsFor } from '@/data/supabase/errors'
import { parseReviewLink } from '@/domain/reviews/review-link'
import { ReadPage } from '@/storefront/shared/page/read-page'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { LinkedReviewCard } from './linked-review-card'

/**
 * Where the stars of a mail lead: the products of one order, each with its review, without signing in. The link's secret is in
 * the hash. Opening it writes nothing, because mail scanners open links too.
 */
export function ReviewLinkPage() {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { hash } = useLocation()
  const { token, stars, slug } = parseReviewLink(hash)
  const { data, isPending, ...read } = useQuery({ ...reviewLinkQuery(token), enabled: token !== '' })
  return (
    <ReadPage
      read={{
        ...read,
        data: data?.products.length === 0 ? null : data,
        isPending: isPending && token !== '',
      }}
      missing={{ ...words.unknown, links: [{ to: paths.home, label: words.home }] }}
    >
      {(opened) => <Opened opened={opened} token={token} stars={stars} slug={slug} />}
    </ReadPage>
  )
}

type OpenedProps = { opened: OpenedReviews; token: string; stars: number | null; slug: string }

function Opened({ opened, token, stars, slug }: OpenedProps) {
  const { products, publishing, author, orderNumber } = opened
  const chosen = products.find((product) => product.slug === slug)
  useEffect(() => {
    if (chosen) document.getElementById(`review-${chosen.slug}`)?.scrollIntoView({ block: 'start' })
  }, [chosen])
  return (
    <div className="wrap max-w-[46rem] pt-8 pb-section md:pt-12">
      <h1 tabIndex={-1} className="text-44 leading-tight outline-none">
        {words.title}
      </h1>
      <p className="mt-2 text-pretty text-muted">
        {[words.order(orderNumber), words.signed(author), words.appears[publishing]].join(' ')}
      </p>
      <ul className="mt-8 grid gap-6">
        {products.map((product) => (
          <li key={product.slug} id={`review-${product.slug}`} className="scroll-mt-24">
            <LinkedReviewCard
              product={product}
              token={token}
              stars={product === chosen ? stars : null}
              isOpen={product === chosen || products.length === 1}
            />
          </li>
        ))}
      </ul>
      <StopAsking token={token} isStopped={opened.stopped} />
      <p className="mt-6">
        <Link to={paths.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.home}
        </Link>
      </p>
    </div>
  )
}

function StopAsking({ token, isStopped }: { token: string; isStopped: boolean }) {
  const { mutate, data, error, isPending } = useStopAsking()
  return (
    <section className="mt-10 border-t border-line pt-6 text-14">
      {isStopped || data ? (
        <p role="status" className="text-muted">
          {words.stop.done}
        </p>
      ) : (
        <>
          <p className="text-muted">{words.stop.text}</p>
          <Button
            look="line"
            size="medium"
            className="mt-3"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && mutate(token)}
          >
            {isPending ? words.stop.busy : words.stop.action}
          </Button>
          <p role="alert" className="mt-2 font-medium text-danger-text empty:hidden">
            {error && wordsFor(error, errors).text}
          </p>
        </>
      )}
    </section>
  )
}
