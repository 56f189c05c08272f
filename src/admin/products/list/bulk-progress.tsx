import { selectionAction } from '@/admin/shared/list/selection-bar'
import { adminProducts } from '@/content/admin/catalogue/products'
import type { BulkProgress as Progress } from './use-bulk-product-change'

const words = adminProducts.bulk

/** How far a change of many products is, in the place of the bar of what is selected, with a stop. */
export function BulkProgress({ progress: { done, of, stop } }: { progress: Progress }) {
  return (
    <section
      aria-label={words.working}
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-16 items-center gap-3 bg-inverse px-4 pb-[env(safe-area-inset-bottom)] text-inverse-on md:absolute md:inset-x-auto md:start-1/2 md:bottom-14 md:min-h-12 md:-translate-x-1/2 md:rounded-surface md:rtl:translate-x-1/2 md:border md:border-inverse-line md:p-1.5 md:ps-4 md:shadow-float"
    >
      <progress
        aria-label={words.working}
        value={done}
        max={of}
        className="h-1.5 min-w-24 appearance-none flex-1 overflow-hidden rounded-full bg-inverse-line md:w-48 [&::-moz-progress-bar]:bg-highlight [&::-webkit-progress-bar]:bg-inverse-line [&::-webkit-progress-value]:bg-highlight"
      />
      <span className="whitespace-nowrap tabular-nums">{words.progress(done, of)}</span>
      <button
        type="button"
        disabled={stop === null}
        onClick={() => stop?.()}
        className={`${selectionAction} disabled:opacity-60`}
      >
        {stop ? words.stop : words.stopping}
      </button>
    </section>
  )
}
