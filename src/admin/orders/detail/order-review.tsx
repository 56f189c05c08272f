import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useMay } from '@/admin/shared/page/access'
import { usePaper } from '@/admin/shared/papers/use-paper'
import { reviewLinkPath } from '@/config/review-paths'
import { absolute, withPrefix } from '@/config/site'
import { dayWords } from '@/content/admin/admin'
import { adminOrderReview as words } from '@/content/admin/orders/order-review'
import type { AdminOrderDetail } from '@/data/orders/admin-order-detail'
import { reviewRequestQuery, useMakeReviewLink } from '@/data/reviews/review-requests'
import { useShopSettings } from '@/data/settings/shop-settings'
import { serverNow } from '@/data/supabase/server-clock'
import { whatsAppHref } from '@/domain/delivery/phone-links'
import type { Order } from '@/domain/orders/order'
import { prefixOf, spokenOf } from '@/domain/text/spoken-languages'
import { Button, buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

type OrderReviewProps = { order: Order; adminDetail: AdminOrderDetail | undefined }

/** Whether a delivered order was asked for a review, and a link to send where no mail goes; nothing where the shop does not ask. */
export function OrderReview({ order, adminDetail }: OrderReviewProps) {
  const may = useMay()
  const { data: request } = useQuery(reviewRequestQuery(order.id))
  const make = useMakeReviewLink(order.id)
  const href = useReviewHref(order, make.data?.token)
  const paper = usePaper(order.language)
  const now = serverNow()
  if (!request?.asks || (!request.may && request.at === null)) return null
  const phone = adminDetail?.phoneE164
  return (
    <section aria-labelledby="order-review" className="grid gap-2 border-b border-line px-4 py-3 md:ps-5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id="order-review" className="font-semibold">
          {words.title}
        </h3>
        {request.may && may('orders.change', 'messages') && (
          <Button
            look="quiet"
            size="small"
            className="ms-auto"
            disabled={make.isPending}
            onClick={() =>
              make.mutate(undefined, { onError: () => showToast({ title: words.failed, tone: 'error' }) })
            }
          >
            <Star size={16} strokeWidth={1.6} aria-hidden="true" />
            <span>{make.isPending ? words.busy : words.action}</span>
          </Button>
        )}
      </div>
      {request.at !== null && request.way !== null && (
        <p className="text-muted">{words.asked[request.way](dayWords(request.at, now))}</p>
      )}
      {href && (
        <>
          <p dir="ltr" className="rounded-control border border-line bg-surface px-3 py-2 text-12 break-all">
            {href}
          </p>
          {phone && (
            <a
              href={whatsAppHref(
                phone,
                paper?.words.messages.review(order.customerName, order.number, href) ?? '',
              )}
              target="_blank"
              rel="noreferrer"
              className={`${buttonClass({ look: 'quiet', size: 'medium' })} justify-self-start`}
            >
              {words.whatsApp}
            </a>
          )}
          <p className="text-muted">{words.once}</p>
        </>
      )}
    </section>
  )
}

/** In the order's language; the secret is in the fragment, which browsers send to no server. */
function useReviewHref(order: Order, token: string | undefined): string | null {
  const spoken = spokenOf(useShopSettings()?.languages ?? [])
  const prefix = spoken.includes(order.language) ? prefixOf(order.language, spoken) : ''
  return token ? `${absolute(withPrefix(prefix, reviewLinkPath))}#${token}` : null
}
