import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { adminCollections } from '@/content/admin/catalogue/collections'
import type { CollectionDetail } from '@/data/collections/admin-collections'
import { structureQuery } from '@/data/collections/admin-structure'
import { type CollectionValues, collectionBounds, slugOf } from '@/domain/product/collection-form'
import type { StructureKind } from '@/domain/product/structure'
import { Button } from '@/ui/button'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { useFields } from '../shared/form/use-fields'
import { Panel } from '../shared/page/panel'
import { StructureDialog } from './structure-dialog'

const words = adminCollections.form
const content = 'grid gap-4 border-t border-line p-4'

export const useCollectionFields = () => useFields<CollectionValues>(words.fields, adminCollections.problems)

type DetailsProps = { taken: readonly string[]; saved: CollectionDetail | null }

/** Name and description, both required, and the slug, derived from the name until it is edited. */
export function DetailsPanel({ taken, saved }: DetailsProps) {
  const bind = useCollectionFields()
  const { watch } = useFormContext<CollectionValues>()
  // Registered before the slug, because a submit focuses the first wrong field in this order.
  const nameField = bind('name')
  const typed = useController<CollectionValues, 'slug'>({ name: 'slug' })
  const [name, description] = watch(['name', 'description'])
  const slug = slugOf({ name, slug: typed.field.value })
  const slugHint = saved && slug !== saved.slug ? words.slugChanges : words.slugHint
  return (
    <Panel id="collection-details" title={words.details}>
      <div className={content}>
        <TextField {...nameField} required autoComplete="off" maxLength={200} />
        <TextField
          {...bind('slug')}
          {...typed.field}
          value={slug}
          // Before a submit too, because it may be derived from the name.
          error={taken.includes(slug) ? adminCollections.problems['slug-taken'] : bind('slug').error}
          lead="/"
          hint={slugHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={collectionBounds.slug}
        />
        <TextArea {...bind('description')} required rows={3} note={words.characters(description.length)} />
      </div>
    </Panel>
  )
}

const places = ['group', 'department', 'category'] as const

/** Where the collection stands: its group, its department and its category, each chosen or made here. */
export function PlacePanel() {
  const bind = useCollectionFields()
  const { watch, setValue } = useFormContext<CollectionValues>()
  const { data: structure } = useQuery(structureQuery())
  const [added, setAdded] = useState<StructureKind | null>(null)
  return (
    <Panel id="collection-place" title={words.place}>
      <div className={content}>
        {places.map((kind) => (
          <div key={kind} className="flex items-end gap-2">
            <SelectField
              {...bind(kind)}
              // Controlled, because its options may load after the form.
              value={watch(kind)}
              hint={words.placeHints[kind]}
              className="min-w-0 flex-1"
            >
              <option value="">{words.noPlace[kind]}</option>
              {structure?.[kind].map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button
              look="quiet"
              size="small"
              aria-label={words.addPlace[kind]}
              title={words.addPlace[kind]}
              disabled={!structure}
              onClick={() => setAdded(kind)}
              className="mb-6 min-h-12"
            >
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            </Button>
          </div>
        ))}
      </div>
      {added && structure && (
        <StructureDialog
          kind={added}
          row={null}
          structure={structure}
          onClose={() => setAdded(null)}
          onSaved={(slug) => setValue(added, slug, { shouldDirty: true })}
        />
      )}
    </Panel>
  )
}
