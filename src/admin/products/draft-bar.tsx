import { adminProducts } from '@/content/admin-products'
import { ActionBar } from '../shared/action-bar'

const words = adminProducts.form

type DraftBarProps = {
  isDirty: boolean
  isAdding: boolean
  missing: readonly string[]
  onDiscard: () => void
}

/** The action bar of a new product: missing fields, discard, add. */
export function DraftBar({ isDirty, isAdding, missing, onDiscard }: DraftBarProps) {
  const ready = missing.length > 0 ? words.missing(missing.join(', ').toLowerCase()) : words.ready
  return (
    <ActionBar
      text={isDirty ? words.dirty : words.untouched}
      note={isDirty && ready}
      discard={isDirty ? { label: words.discard, run: onDiscard } : undefined}
      submit={isAdding ? words.busy : words.submit}
      isBusy={isAdding}
    />
  )
}
