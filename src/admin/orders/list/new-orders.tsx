import { ArrowUp } from 'lucide-react'
import { adminOrders as words } from '@/content/admin/orders/orders'

/** New orders that the list does not show yet. It has no height, so that no row moves; OrderNews announces them. */
export function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="z-3 grid h-0 justify-items-center max-md:fixed max-md:inset-x-0 max-md:bottom-32 md:sticky md:top-10">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="inline-flex h-11 items-center gap-1.5 rounded-full bg-inverse px-4 font-semibold text-inverse-on shadow-float md:h-9"
        >
          <ArrowUp size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>{words.newer(count)}</span>
          <span className="sr-only">, {words.show}</span>
        </button>
      )}
    </div>
  )
}
