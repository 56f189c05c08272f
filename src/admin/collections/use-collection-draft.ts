import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { CollectionDetail } from '@/data/collections/admin-collections'
import type { ProductReference } from '@/data/products/product-reference'
import {
  type CollectionValues,
  collectionFields,
  collectionMembers,
  collectionPicture,
  collectionSchema,
  emptyCollectionForm,
} from '@/domain/product/collection-form'
import { ownerDraft } from '../shared/form/owner-draft'

const text = v.string()
const form = v.object({
  name: text,
  slug: text,
  description: text,
  group: text,
  department: text,
  category: text,
  imageUrl: text,
})
const baseSchema = v.object({ version: v.nullable(text), form, members: collectionMembers })
const draftSchema = v.object({
  /** The id of a new collection, chosen here, so that a request sent twice creates one row. */
  id: text,
  /** Null after a save: the edits then start from the database's state. */
  seen: v.nullable(baseSchema),
  form,
  members: collectionMembers,
  picture: collectionPicture,
})
/** The saved state that the edits started from. */
type Base = v.InferOutput<typeof baseSchema>
type Draft = { id: string; seen: Base | null; values: CollectionValues }

const nothing: Base = { version: null, form: emptyCollectionForm, members: [] }
export const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id)

function baseOf(saved: CollectionDetail | null): Base {
  if (!saved) return nothing
  const { version, name, slug, description, members } = saved
  const form = {
    ...{ name, slug, description },
    group: saved.group ?? '',
    department: saved.department ?? '',
    category: saved.category ?? '',
    imageUrl: saved.image ?? '',
  }
  return { version, form, members }
}
const valuesOf = ({ form, members }: Base): CollectionValues => ({ ...form, members, picture: null })
const isSame = (a: Base, b: Base) =>
  a.version === b.version && idsOf(a.members).join() === idsOf(b.members).join()

function changedFields(base: Base, values: CollectionValues) {
  const texts = collectionFields.filter((field) => values[field] !== base.form[field])
  const areMembersChanged = idsOf(values.members).join() !== idsOf(base.members).join()
  return [
    ...texts.filter((field) => field !== 'imageUrl'),
    ...(values.picture || texts.includes('imageUrl') ? (['imageUrl'] as const) : []),
    ...(areMembersChanged ? (['members'] as const) : []),
  ]
}

/** A collection's unsaved edits, stored in this browser until saved or discarded. `taken` are the other collections' slugs. */
export function useCollectionDraft(saved: CollectionDetail | null, taken: readonly string[]) {
  const [kept] = useState(() => ownerDraft(`collection-${saved?.id ?? 'new'}`, draftSchema))
  const now = baseOf(saved)
  const [{ id, seen, values: first }, setDraft] = useState((): Draft => {
    const stored = kept.read()
    if (stored) {
      const { form: texts, members, picture } = stored
      return { id: stored.id, seen: stored.seen, values: { ...texts, members, picture } }
    }
    return { id: saved?.id ?? crypto.randomUUID(), seen: now, values: valuesOf(now) }
  })
  const methods = useForm({
    resolver: valibotResolver(collectionSchema(taken)),
    mode: 'onTouched',
    criteriaMode: 'all',
    defaultValues: first,
  })
  const { reset, getValues, setValue } = methods
  const values = methods.watch()
  const base = seen ?? now
  const changed = changedFields(base, values)
  const isDirty = changed.length > 0

  const begin = (draft: Draft) => {
    setDraft(draft)
    reset(draft.values)
  }
  const follow = useEffectEvent((answer: CollectionDetail | null) => {
    const seen = baseOf(answer)
    begin({ id, seen, values: valuesOf(seen) })
  })
  const [isSaved, setSaved] = useState(false)
  // Without edits, and after a save, the form shows what is saved now.
  useEffect(() => {
    if (isDirty && !isSaved) return
    follow(saved)
    setSaved(false)
  }, [saved, isDirty, isSaved])
  useEffect(() => {
    const { members, picture, ...texts } = values
    kept.store(isDirty ? { id, seen, form: texts, members, picture } : null)
  })

  return {
    id,
    form: methods,
    base,
    now,
    values,
    changed,
    isDirty,
    /** True when another owner saved after these edits began. */
    hasConflict: isDirty && saved !== null && !isSame(base, now),
    /** Takes an updater, because an undo may arrive after further changes. */
    setMembers: (update: (members: ProductReference[]) => ProductReference[]) =>
      setValue('members', update(getValues('members'))),
    setPicture: (picture: string | null) => {
      setValue('picture', picture)
      setValue('imageUrl', '')
    },
    /** Reapplies these edits to the state that is saved now. */
    rebase: () => {
      const mine = getValues()
      const kept = Object.entries(mine).filter(([field]) => changed.some((each) => each === field))
      const rebased = { ...valuesOf(now), ...Object.fromEntries(kept), picture: mine.picture }
      begin({ id, seen: now, values: rebased })
    },
    /** Returns to what is saved. The answer restores the edits. */
    clear: () => {
      const edits = { id, seen, values: getValues() }
      begin({ id: saved?.id ?? crypto.randomUUID(), seen: now, values: valuesOf(now) })
      return () => begin(edits)
    },
    /** Call after saving `sent`. Edits made during the request stay and are compared with the saved values. */
    settle: (sent: CollectionValues) => {
      if (JSON.stringify(getValues()) === JSON.stringify(sent)) setSaved(true)
      else setDraft((draft) => ({ ...draft, seen: null }))
    },
  }
}

export type CollectionDraft = ReturnType<typeof useCollectionDraft>
