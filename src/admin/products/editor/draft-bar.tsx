import { ActionBar } from '@/admin/shared/form/action-bar'
import { adminProducts } from '@/content/admin/catalogue/products'
import { comma } from '@/content/shared/lists'

const words = adminProducts.form

type DraftBarProps = {
  isDirty: boolean
  isAdding: boolean
  missing: readonly string[]
  /** Fields that are filled in, but wrong. */
  wrong: readonly string[]
  onDiscard: () => void
  onSaveDraft: () => void
}

/** The action bar of a new product: missing and wrong fields, discard, save as a draft, add. */
export function DraftBar({ isDirty, isAdding, missing, wrong, onDiscard, onSaveDraft }: DraftBarProps) {
  const list = (fields: readonly string[]) => fields.join(comma).toLowerCase()
  const problems = [
    missing.length > 0 && words.missing(list(missing)),
    wrong.length > 0 && words.wrong(list(wrong)),
  ].filter(Boolean)
  const ready = problems.join('; ') || words.ready
  return (
    <ActionBar
      text={isDirty ? words.dirty : words.untouched}
      note={isDirty && ready}
      discard={isDirty ? { label: words.discard, run: onDiscard } : undefined}
      second={{ label: words.saveDraft, run: onSaveDraft }}
      submit={isAdding ? words.busy : words.submit}
      isBusy={isAdding}
    />
  )
}
