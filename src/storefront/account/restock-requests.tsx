import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { settings } from '@/content/account/settings'
import type { AwaitedVariant } from '@/data/profile/notifications'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { showToast } from '@/ui/toast/toast'
import { Picture } from '../shared/product/picture'

const words = settings.notifications.waiting

type RestockRequestsProps = {
  waiting: readonly AwaitedVariant[]
  /** Switches a topic on or off; resolves to true when it was stored. */
  set: (topic: string, on: boolean) => Promise<boolean>
}

/** Sold-out variants that a member wants to hear about; each can be removed, with Undo. */
export function RestockRequests({ waiting, set }: RestockRequestsProps) {
  const list = useRef<HTMLDivElement>(null)
  const remove = async ({ variantId }: AwaitedVariant) => {
    const topic = `back-in-stock:${variantId}`
    list.current?.focus()
    if (!(await set(topic, false))) return
    showToast({
      title: words.removed.title,
      action: { label: words.removed.undo, onClick: () => void set(topic, true) },
    })
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {waiting.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {waiting.map((one) => {
          const variant = variantWords(one.size, one.color)
          return (
            <li key={one.variantId} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
              <div className="aspect-4/5 w-14 shrink-0 overflow-hidden rounded-picture bg-surface-sunken">
                <Picture src={one.image} alt="" sizes="56px" />
              </div>
              <div className="min-w-0 flex-1">
                <Link to={paths.variant(one.slug, one)} className="font-medium hover:text-accent">
                  {one.title}
                </Link>
                <p className="text-14 text-muted">{variant}</p>
              </div>
              <button
                type="button"
                aria-label={words.of(one.title, variant)}
                onClick={() => void remove(one)}
                className="min-h-11 shrink-0 text-14 font-semibold underline underline-offset-4 hover:text-accent"
              >
                {words.remove}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
