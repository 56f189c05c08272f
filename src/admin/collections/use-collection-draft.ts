import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { CollectionDetail } from '@/data/collections/admin-collections'
import type { ProductReference } from '@/data/products/product-reference'
import { type CollectionForm, emptyCollectionForm } from '@/domain/collection-form'
import { readStoredDraft, storeDraft } from '../shared/draft-store'
import type { PreparedPicture } from '../shared/prepare-picture'

const members = v.array(
  v.object({
    id: v.string(),
    slug: v.string(),
    title: v.string(),
    image: v.string(),
    price: v.number(),
    quantity: v.number(),
    isArchived: v.boolean(),
  }),
)
const form = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  group: v.string(),
  imageUrl: v.string(),
})
const baseSchema = v.object({ version: v.nullable(v.string()), form, members })
const draftSchema = v.object({
  /** The id of a new collection, chosen here, so that a request sent twice creates one row. */
  id: v.string(),
  /** Absent after a save: the edits then start from the database's state. */
  seen: v.exactOptional(baseSchema),
  form,
  members,
  picture: v.nullable(v.object({ dataUrl: v.string(), width: v.number(), height: v.number() })),
})
/** The saved state that the edits started from. */
export type Base = v.InferOutput<typeof baseSchema>
type Draft = v.InferOutput<typeof draftSchema>

const nothing: Base = { version: null, form: emptyCollectionForm, members: [] }
export const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id)

function baseOf(saved: CollectionDetail | null): Base {
  if (!saved) return nothing
  const { version, name, slug, description, group, image, members } = saved
  return { version, form: { name, slug, description, group, imageUrl: image ?? '' }, members }
}
const isSame = (a: Base, b: Base) =>
  a.version === b.version && idsOf(a.members).join() === idsOf(b.members).join()

/** A collection's unsaved edits, stored in this browser until saved or discarded. */
export function useCollectionDraft(saved: CollectionDetail | null) {
  const key = `admin-collection-${saved?.id ?? 'new'}`
  const [draft, setDraft] = useState(() => readStoredDraft(key, draftSchema))
  const now = baseOf(saved)
  const base = draft?.seen ?? now
  const form = draft?.form ?? now.form
  const members = draft?.members ?? now.members
  const picture = draft?.picture ?? null
  const changed = [
    ...(['name', 'slug', 'description', 'group'] as const).filter(
      (field) => form[field] !== base.form[field],
    ),
    ...(picture || form.imageUrl !== base.form.imageUrl ? (['imageUrl'] as const) : []),
    ...(idsOf(members).join() !== idsOf(base.members).join() ? (['members'] as const) : []),
  ]
  const isDirty = changed.length > 0

  useEffect(() => storeDraft(key, isDirty ? draft : null), [key, draft, isDirty])

  const begin = (): Draft => ({
    id: saved?.id ?? crypto.randomUUID(),
    seen: now,
    form: now.form,
    members: now.members,
    picture: null,
  })
  const change = (patch: Partial<Pick<Draft, 'form' | 'picture'>>) =>
    setDraft((current) => ({ ...(current ?? begin()), ...patch }))
  return {
    id: draft?.id ?? saved?.id ?? '',
    draft,
    base,
    now,
    form,
    members,
    picture,
    changed,
    isDirty,
    /** True when another owner saved after these edits began. */
    hasConflict: isDirty && saved !== null && !isSame(base, now),
    setField: (field: keyof CollectionForm, value: string) => change({ form: { ...form, [field]: value } }),
    /** Takes an updater, because an undo may arrive after further changes. */
    setMembers: (update: (members: ProductReference[]) => ProductReference[]) =>
      setDraft((current) => {
        const whole = current ?? begin()
        return { ...whole, members: update(whole.members) }
      }),
    setPicture: (next: PreparedPicture | null, imageUrl = form.imageUrl) =>
      change({ picture: next, form: { ...form, imageUrl } }),
    /** Reapplies these edits to the state that is saved now. */
    rebase: () =>
      setDraft((current) => {
        if (!current) return current
        const rebased = { ...now.form }
        for (const field of ['name', 'slug', 'description', 'group', 'imageUrl'] as const)
          if (current.form[field] !== base.form[field]) rebased[field] = current.form[field]
        return {
          ...current,
          seen: now,
          form: rebased,
          members: changed.includes('members') ? current.members : now.members,
        }
      }),
    restore: setDraft,
    clear: () => setDraft(null),
    /** Call after saving `sent`. Edits made during the request stay. */
    settle: (sent: Draft | null) =>
      setDraft((current) => {
        if (current === sent || !current) return null
        const { seen: _, ...rest } = current
        return rest
      }),
  }
}

export type CollectionDraft = ReturnType<typeof useCollectionDraft>
