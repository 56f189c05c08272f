import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { type Conflict, mergeTexts } from '@/domain/merge'
import type { ProductForm } from '@/domain/product-form'
import type { Stock } from '@/domain/stock-grid'
import { readStoredDraft, storeDraft } from '../shared/draft-store'
import {
  changedFields,
  type Editable,
  fromTexts,
  type GalleryPicture,
  stockKey,
  type Texts,
  toEditable,
  toTexts,
} from './editable'

type Editing = {
  /** The product as last fetched. */
  product: EditedProduct
  saved: Editable
  mine: Editable
  /** Fields that another owner changed as well, until the owner decides. */
  conflicts: readonly Conflict[]
}
export type Decision = 'mine' | 'theirs' | 'difference'
const texts = v.record(v.string(), v.string())
const editsSchema = v.object({ seen: texts, mine: texts, at: v.number() })
type StoredEdits = v.InferOutput<typeof editsSchema>

/**
 * A product's unsaved edits. A refetched product is merged with them; fields that both changed become conflicts. The
 * edits are stored in this browser until saved or discarded.
 */
export function useProductEditor(product: EditedProduct) {
  const key = `admin-product-${product.id}`
  const [editing, setEditing] = useState(() => begin(product))
  const [stored, setStored] = useState(() => readEdits(key, editing.saved))
  if (product !== editing.product) setEditing(mergeWith(editing, product, toTexts(editing.saved)))
  const { saved, mine, conflicts } = editing
  const changed = changedFields(saved, mine)
  const isChanged = changed.length > 0

  // Stored edits from an earlier visit wait for a decision and must not be overwritten.
  useEffect(() => {
    if (stored) return
    storeDraft(key, isChanged ? { seen: toTexts(saved), mine: toTexts(mine), at: Date.now() } : null)
  }, [key, stored, isChanged, saved, mine])

  const change = (part: (mine: Editable) => Partial<Editable>) =>
    setEditing((current) => ({ ...current, mine: { ...current.mine, ...part(current.mine) } }))
  return {
    saved,
    mine,
    conflicts,
    changed,
    setField: (field: keyof ProductForm, value: string) =>
      change(({ form }) => ({ form: { ...form, [field]: value } })),
    setPictures: (to: (pictures: GalleryPicture[]) => GalleryPicture[]) =>
      change(({ pictures }) => ({ pictures: to(pictures) })),
    setStock: (cells: Stock) => change(({ stock }) => ({ stock: { ...stock, ...cells } })),
    decide: (field: string, decision: Decision) =>
      setEditing((current) => decideOn(current, field, decision)),
    /** Call after saving `sent`. Edits made during the request stay. */
    applySaved: (answer: EditedProduct, sent: Editable) =>
      setEditing((current) => ({ ...mergeWith(current, answer, toTexts(sent)), conflicts: [] })),
    discard: () => setEditing((current) => ({ ...current, mine: current.saved, conflicts: [] })),
    restore: (edits: Editable) => setEditing((current) => ({ ...current, mine: edits })),
    stored: stored && {
      at: stored.at,
      restore: () => {
        setStored(null)
        setEditing((current) => {
          const { merged, conflicts: found } = mergeTexts(stored.seen, stored.mine, toTexts(current.saved))
          return { ...current, mine: fromTexts(merged, current.mine), conflicts: found }
        })
      },
      discard: () => setStored(null),
    },
  }
}

export type ProductEditor = ReturnType<typeof useProductEditor>

function begin(product: EditedProduct): Editing {
  const saved = toEditable(product)
  return { product, saved, mine: saved, conflicts: [] }
}

/** The fetched product merged with the edits made since `seen`. */
function mergeWith({ mine, conflicts }: Editing, product: EditedProduct, seen: Texts): Editing {
  const saved = toEditable(product)
  const theirs = toTexts(saved)
  const { merged, conflicts: found } = mergeTexts(seen, toTexts(mine), theirs)
  const undecided = conflicts
    .filter(({ field }) => !found.some((each) => each.field === field))
    .map((conflict) => ({
      ...conflict,
      mine: merged[conflict.field] ?? '',
      theirs: theirs[conflict.field] ?? '',
    }))
    .filter((conflict) => conflict.mine !== conflict.theirs)
  return { product, saved, mine: fromTexts(merged, mine), conflicts: [...undecided, ...found] }
}

function decideOn(editing: Editing, field: string, decision: Decision): Editing {
  const conflict = editing.conflicts.find((each) => each.field === field)
  if (!conflict) return editing
  const value =
    decision === 'mine'
      ? conflict.mine
      : decision === 'theirs'
        ? conflict.theirs
        : String(afterDifference(conflict))
  return {
    ...editing,
    mine: fromTexts({ ...toTexts(editing.mine), [field]: value }, editing.mine),
    conflicts: editing.conflicts.filter((each) => each.field !== field),
  }
}

/** The current stock with the owner's difference applied. */
export const afterDifference = ({ seen, mine, theirs }: Conflict): number =>
  Math.max(0, Number(theirs) + Number(mine) - Number(seen))

/** True for stock, where both changes can be added up. */
export const isAboutStock = ({ field }: Conflict): boolean => stockKey(field) !== null

/** The stored edits, if they still differ from what is saved. */
function readEdits(key: string, saved: Editable): StoredEdits | null {
  const edits = readStoredDraft(key, editsSchema)
  if (!edits) return null
  const { merged } = mergeTexts(edits.seen, edits.mine, toTexts(saved))
  return changedFields(saved, fromTexts(merged, saved)).length > 0 ? edits : null
}
