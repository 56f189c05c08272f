import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { serverNow } from '@/data/supabase/server-clock'
import type { Stock } from '@/domain/product/options/stock-grid'
import type { ProductValues } from '@/domain/product/product-form'
import { type Conflict, mergeTexts } from '@/domain/values/merge'
import { changedFields, fromTexts, mergeEdits, stockKey, type Texts, toTexts } from './editable'
import { type ProductGoal, useProductForm } from './use-product-form'

export type Decision = 'mine' | 'theirs' | 'difference'
const texts = v.record(v.string(), v.string())
const editsSchema = v.object({ seen: texts, mine: texts, at: v.number() })
type StoredEdits = v.InferOutput<typeof editsSchema>

/** A merge changes values, not what was touched and submitted. */
const merging = { keepDefaultValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true }

/**
 * A product's unsaved edits. A refetched product is merged with them; fields that both changed become conflicts. The
 * edits are stored in this browser until saved or discarded.
 */
export function useProductEditor(product: EditedProduct) {
  const [draft] = useState(() => ownerDraft(`product-${product.id}`, editsSchema))
  const [{ fetched, saved }, setBase] = useState(() => ({ fetched: product, saved: product.values }))
  // Fields that another owner changed as well, until the owner decides.
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [stored, setStored] = useState(() => stillDiffering(draft.read(), saved))
  const { form, checkedAs } = useProductForm(saved, { isNew: false, usual: goalOf(product) })
  const { reset, getValues, setValue } = form
  const mine = form.watch()
  const changed = changedFields(saved, mine)

  const merge = (seen: Texts, own: Texts, theirs: Texts) => mergeEdits(seen, own, theirs, saved)
  const write = (values: Texts) => reset(fromTexts(values, getValues()), merging)
  /** Merges a fetched product with the edits made since `seen`. */
  const mergeWith = (answer: EditedProduct, seen: Texts, merge: typeof mergeTexts) => {
    const now = answer.values
    const theirs = toTexts(now)
    const { merged, conflicts: found } = merge(seen, toTexts(getValues()), theirs)
    setBase({ fetched: answer, saved: now })
    write(merged)
    return { merged, theirs, found }
  }
  const onFetched = useEffectEvent((answer: EditedProduct) => {
    if (answer === fetched) return
    const { merged, theirs, found } = mergeWith(answer, toTexts(saved), merge)
    const undecided = conflicts
      .filter(({ field }) => !found.some((each) => each.field === field))
      .map((conflict) => ({
        ...conflict,
        mine: merged[conflict.field] ?? '',
        theirs: theirs[conflict.field] ?? '',
      }))
      .filter((conflict) => conflict.mine !== conflict.theirs)
    setConflicts([...undecided, ...found])
  })
  useEffect(() => onFetched(product), [product])

  // Stored edits from an earlier visit wait for a decision and must not be overwritten.
  useEffect(() => {
    if (stored) return
    const edits = { seen: toTexts(saved), mine: toTexts(mine), at: serverNow() }
    draft.store(changed.length > 0 ? edits : null)
  })

  return {
    form,
    checkedAs,
    saved,
    mine,
    conflicts,
    changed,
    setStock: (cells: Stock) => setValue('stock', { ...getValues('stock'), ...cells }),
    decide: (field: string, decision: Decision) => {
      const conflict = conflicts.find((each) => each.field === field)
      if (!conflict) return
      const value = decision === 'difference' ? String(afterDifference(conflict)) : conflict[decision]
      write({ ...toTexts(getValues()), [field]: value })
      setConflicts(conflicts.filter((each) => each !== conflict))
    },
    /** Call after saving `sent`. Edits made during the request stay. */
    applySaved: (answer: EditedProduct, sent: ProductValues) => {
      mergeWith(answer, toTexts(sent), mergeTexts)
      setConflicts([])
    },
    discard: () => {
      reset(saved)
      setConflicts([])
    },
    restore: (edited: ProductValues) => reset(edited, merging),
    stored: stored && {
      at: stored.at,
      restore: () => {
        const { merged, conflicts: found } = merge(stored.seen, stored.mine, toTexts(saved))
        setStored(null)
        write(merged)
        setConflicts(found)
      },
      discard: () => setStored(null),
    },
  }
}

/** What a product is edited as: what shoppers do not see may lack all but its title. */
export const goalOf = ({ status }: EditedProduct): ProductGoal =>
  status === 'draft' || status === 'archived' ? 'draft' : 'sale'

export type ProductEditor = ReturnType<typeof useProductEditor>

/** The current stock with the owner's difference applied. */
export const afterDifference = ({ seen, mine, theirs }: Conflict): number =>
  Math.max(0, Number(theirs) + Number(mine) - Number(seen))

/** True for stock, where both changes can be added up. */
export const isAboutStock = ({ field }: Conflict): boolean => stockKey(field) !== null

/** The stored edits, if they still differ from what is saved. */
function stillDiffering(edits: StoredEdits | null, saved: ProductValues): StoredEdits | null {
  if (!edits) return null
  const { merged } = mergeEdits(edits.seen, edits.mine, toTexts(saved), saved)
  return changedFields(saved, fromTexts(merged, saved)).length > 0 ? edits : null
}
