import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import { noRenames } from '@/domain/product/options/option-names'
import { emptyProductForm, type ProductValues, toGallery } from '@/domain/product/product-form'
import { keysOf } from '@/domain/text/keys'
import { useProductForm } from './use-product-form'

const draftSchema = v.object({
  id: v.string(),
  form: v.record(v.string(), v.string()),
  pictures: v.array(
    v.object({ src: v.string(), alt: v.string(), color: v.nullable(v.string()), view: v.string() }),
  ),
})

/** `id` becomes the product's id, so that a draft sent twice creates one product. */
type Draft = { id: string; values: ProductValues }

const empty: ProductValues = { ...emptyProductForm, pictures: [], stock: {}, renames: noRenames }
const draftOf = (values: ProductValues): Draft => ({ id: crypto.randomUUID(), values })

/** A new product's draft, stored in this browser until added or discarded. */
export function useProductDraft() {
  const [kept] = useState(() => ownerDraft('new-product', draftSchema))
  const [draft, setDraft] = useState(() => toDraft(kept.read()) ?? draftOf(empty))
  const { id } = draft
  const { form, checkedAs } = useProductForm(draft.values, { isNew: true, usual: 'sale' })
  const { pictures, stock: _, renames: __, ...fields } = form.watch()
  const isDirty =
    keysOf(emptyProductForm).some((field) => fields[field] !== empty[field]) || pictures.length > 0

  // After every render: the form renders when its values change, and they are new objects each time.
  useEffect(() =>
    kept.store(isDirty ? { id, form: fields, pictures: pictures.filter(({ src }) => src) } : null),
  )

  const restore = (next: Draft) => {
    setDraft(next)
    form.reset(next.values)
  }
  return {
    id,
    form,
    checkedAs,
    isDirty,
    restore,
    clear: () => {
      kept.store(null)
      restore(draftOf(empty))
    },
  }
}

function toDraft(stored: v.InferOutput<typeof draftSchema> | null): Draft | null {
  if (!stored) return null
  const texts = Object.entries(stored.form).filter(([field]) => field in emptyProductForm)
  return {
    id: stored.id,
    values: {
      ...empty,
      ...Object.fromEntries(texts),
      pictures: toGallery(stored.pictures.filter(({ src }) => src)),
    },
  }
}
