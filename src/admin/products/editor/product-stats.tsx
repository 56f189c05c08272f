import { Link } from 'react-router-dom'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { adminPaths } from '@/config/admin-paths'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { number } from '@/content/shared/numbers'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { formatRating } from '@/domain/product/review'
import { Panel } from './panel'

const words = adminProductEdit.metrics

export function ProductStats({ product }: { product: EditedProduct }) {
  const { money } = useShopMoney()
  const { sold, revenue, rating, reviewCount, waiting, wished, fit } = product
  const waitingFor = Object.values(waiting).reduce((sum, people) => sum + people, 0)
  const metrics = [
    [words.sold, number(sold)],
    ...(revenue === null ? [] : ([[words.revenue, money(revenue)]] as const)),
    [words.rating, rating === null ? words.unrated : words.rated(formatRating(rating), reviewCount)],
    [words.waiting, words.people(waitingFor)],
    [words.wished, words.people(wished)],
  ] as const
  return (
    <Panel
      title={words.title}
      note={
        <Link to={adminPaths.analytics} className="text-14 font-medium text-accent hover:underline">
          {words.more}
        </Link>
      }
    >
      <dl className="grid gap-1.5">
        {metrics.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        {fit && (
          <div className="border-t border-line pt-1.5">
            <dt className="text-muted">{words.fit.title}</dt>
            <dd>
              <span className="block font-medium">{words.fit.found(fit)}</span>
              <span className="block text-muted">{words.fit.says[fit.fit ?? 'none']}</span>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
