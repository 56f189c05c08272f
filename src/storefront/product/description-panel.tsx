import { Suspense } from 'react'
import { factWords } from '@/content/product/product-more'
import type { Product } from '@/domain/product/product'
import { lazyPart } from '@/ui/lazy-part'

// In shops alone that say who makes their goods.
const Safety = lazyPart(() => import('./safety').then((module) => module.Safety))

/** The first paragraph in large type, the rest below it, the facts beside them. */
export function DescriptionPanel({ product }: { product: Product }) {
  const [lead, ...rest] = product.description.split(/\n{2,}/)
  const facts = factWords.map(([fact, name]) => ({ name, value: product[fact] }))
  const details = [...facts, ...product.details].filter(({ value }) => value !== '')
  return (
    <div className="grid gap-x-[clamp(2rem,4.5vw,4rem)] gap-y-6 md:grid-cols-[7fr_5fr]">
      <div className="max-w-prose">
        <p
          dir="auto"
          className="font-display text-20 leading-snug font-medium tracking-tight text-pretty md:text-28"
        >
          {lead}
        </p>
        {rest.map((paragraph) => (
          <p key={paragraph} dir="auto" className="mt-4 text-muted">
            {paragraph}
          </p>
        ))}
      </div>
      {details.length > 0 && (
        <dl className="text-14">
          {details.map(({ name, value }) => (
            <div key={`${name} ${value}`} className="grid grid-cols-[7rem_1fr] border-b border-line py-2.5">
              <dt className="text-muted">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {product.safety !== undefined && (
        <Suspense fallback={null}>
          <Safety facts={product.safety} />
        </Suspense>
      )}
    </div>
  )
}
