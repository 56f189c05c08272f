import { useController, useFormContext } from 'react-hook-form'
import { collectionGroups } from '@/config/collections'
import { adminCollections } from '@/content/admin/catalogue/collections'
import type { CollectionDetail } from '@/data/collections/admin-collections'
import { type CollectionValues, collectionBounds, slugOf } from '@/domain/product/collection-form'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { useFields } from '../shared/form/use-fields'
import { Panel } from '../shared/page/panel'

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
  const slugHint = saved?.isFixed
    ? words.slugStays
    : saved && slug !== saved.slug
      ? words.slugChanges
      : words.slugHint
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
          readOnly={saved?.isFixed}
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

export function GroupPanel({ isFixed }: { isFixed: boolean }) {
  const bind = useCollectionFields()
  return (
    <Panel id="collection-place" title={words.place}>
      <div className={content}>
        <SelectField
          {...bind('group')}
          required
          disabled={isFixed}
          hint={isFixed ? words.slugStays : words.placeHint}
        >
          <option value="">{words.chooseGroup}</option>
          {collectionGroups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  )
}
