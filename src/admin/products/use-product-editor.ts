import { useEffect, useState } from 'react'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { type Clash, mergeTexts } from '@/domain/merge'
import type { ProductForm } from '@/domain/product-form'
import type { Stock } from '@/domain/stock-grid'
import { keep, readKept, textsOf } from './draft-store'
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
  /** The product as it arrived last. */
  product: EditedProduct
  saved: Editable
  mine: Editable
  /** What somebody else changed as well, until it is decided. */
  clashes: readonly Clash[]
}
export type Decision = 'mine' | 'theirs' | 'difference'
type Kept = { seen: Texts; mine: Texts; at: number }

/**
 * A product while it is edited: what arrives anew in between is merged with what was typed, what both changed is asked
 * about, and all of it is kept in this browser until it is saved or discarded.
 */
export function useProductEditor(product: EditedProduct) {
  const key = `admin-product-${product.id}`
  const [editing, setEditing] = useState(() => begin(product))
  const [kept, setKept] = useState(() => readEdits(key, editing.saved))
  if (product !== editing.product) setEditing(mergeWith(editing, product, toTexts(editing.saved)))
  const { saved, mine, clashes } = editing
  const changed = changedFields(saved, mine)
  const isChanged = changed.length > 0

  // Kept edits from before wait for a decision and are not written over meanwhile.
  useEffect(() => {
    if (kept) return
    keep(key, isChanged ? { seen: toTexts(saved), mine: toTexts(mine), at: Date.now() } : null)
  }, [key, kept, isChanged, saved, mine])

  const change = (part: (mine: Editable) => Partial<Editable>) =>
    setEditing((current) => ({ ...current, mine: { ...current.mine, ...part(current.mine) } }))
  return {
    saved,
    mine,
    clashes,
    changed,
    setField: (field: keyof ProductForm, value: string) =>
      change(({ form }) => ({ form: { ...form, [field]: value } })),
    setPictures: (to: (pictures: GalleryPicture[]) => GalleryPicture[]) =>
      change(({ pictures }) => ({ pictures: to(pictures) })),
    setStock: (cells: Stock) => change(({ stock }) => ({ stock: { ...stock, ...cells } })),
    decide: (field: string, decision: Decision) =>
      setEditing((current) => decideOn(current, field, decision)),
    /** After saving what was there as `sent`: what was typed since stays. */
    keepSaved: (answer: EditedProduct, sent: Editable) =>
      setEditing((current) => ({ ...mergeWith(current, answer, toTexts(sent)), clashes: [] })),
    discard: () => setEditing((current) => ({ ...current, mine: current.saved, clashes: [] })),
    restore: (edits: Editable) => setEditing((current) => ({ ...current, mine: edits })),
    kept: kept && {
      at: kept.at,
      restore: () => {
        setKept(null)
        setEditing((current) => {
          const { merged, clashes: found } = mergeTexts(kept.seen, kept.mine, toTexts(current.saved))
          return { ...current, mine: fromTexts(merged, current.mine), clashes: found }
        })
      },
      discard: () => setKept(null),
    },
  }
}

export type ProductEditor = ReturnType<typeof useProductEditor>

function begin(product: EditedProduct): Editing {
  const saved = toEditable(product)
  return { product, saved, mine: saved, clashes: [] }
}

/** What arrived, together with what was typed since `seen`. */
function mergeWith({ mine, clashes }: Editing, product: EditedProduct, seen: Texts): Editing {
  const saved = toEditable(product)
  const theirs = toTexts(saved)
  const { merged, clashes: found } = mergeTexts(seen, toTexts(mine), theirs)
  const undecided = clashes
    .filter(({ field }) => !found.some((each) => each.field === field))
    .map((clash) => ({ ...clash, mine: merged[clash.field] ?? '', theirs: theirs[clash.field] ?? '' }))
    .filter((clash) => clash.mine !== clash.theirs)
  return { product, saved, mine: fromTexts(merged, mine), clashes: [...undecided, ...found] }
}

function decideOn(editing: Editing, field: string, decision: Decision): Editing {
  const clash = editing.clashes.find((each) => each.field === field)
  if (!clash) return editing
  const value =
    decision === 'mine' ? clash.mine : decision === 'theirs' ? clash.theirs : String(afterDifference(clash))
  return {
    ...editing,
    mine: fromTexts({ ...toTexts(editing.mine), [field]: value }, editing.mine),
    clashes: editing.clashes.filter((each) => each.field !== field),
  }
}

/** What is there now, with as many more or less as one had put in or taken out. */
export const afterDifference = ({ seen, mine, theirs }: Clash): number =>
  Math.max(0, Number(theirs) + Number(mine) - Number(seen))

/** Whether a clash is about pieces, which can be added up. */
export const isAboutStock = ({ field }: Clash): boolean => stockKey(field) !== null

/** What was kept, if it still says something else than what is saved. */
function readEdits(key: string, saved: Editable): Kept | null {
  const found = readKept(key)
  if (!found || typeof found.at !== 'number') return null
  const edits = { seen: textsOf(found.seen), mine: textsOf(found.mine), at: found.at }
  const { merged } = mergeTexts(edits.seen, edits.mine, toTexts(saved))
  return changedFields(saved, fromTexts(merged, saved)).length > 0 ? edits : null
}
