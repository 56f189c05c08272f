import { adminProducts } from '@/content/admin-products'
import { Button } from '@/ui/button'
import { Khatim } from '../shared/khatim'

const words = adminProducts.form

type DraftBarProps = {
  isDirty: boolean
  isAdding: boolean
  missing: readonly string[]
  onDiscard: () => void
}

/** The ink bar of a form that waits for a decision: what is still missing, discard, add. */
export function DraftBar({ isDirty, isAdding, missing, onDiscard }: DraftBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center gap-2 border-night-line bg-night px-4 pb-[env(safe-area-inset-bottom)] text-night-on md:sticky md:bottom-5 md:mx-auto md:min-h-12 md:w-full md:max-w-180 md:rounded-surface md:border md:p-1.5 md:ps-4 md:shadow-float">
      {isDirty && <Khatim size={16} className="fill-saffron" />}
      <p className="min-w-0 flex-1 truncate leading-tight">
        <b className="font-semibold max-md:block">{isDirty ? words.dirty : words.untouched}</b>
        {isDirty && (
          <span className="text-night-muted md:ms-2">
            {missing.length > 0 ? words.missing(missing.join(', ').toLowerCase()) : words.ready}
          </span>
        )}
      </p>
      {isDirty && (
        <button
          type="button"
          disabled={isAdding}
          onClick={onDiscard}
          className="min-h-11 rounded-control px-3 font-medium outline-night-on hover:bg-night-line md:min-h-9"
        >
          {words.discard}
        </button>
      )}
      <Button
        type="submit"
        look="light"
        size="small"
        aria-disabled={isAdding}
        className="outline-night-on max-md:min-h-11"
      >
        {isAdding ? words.busy : words.submit}
      </Button>
    </div>
  )
}
