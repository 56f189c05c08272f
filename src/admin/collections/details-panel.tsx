import { collectionGroups } from '@/config/collections'
import { adminCollections } from '@/content/admin-collections'
import type { CollectionDetail } from '@/data/collections/admin-collections'
import { type CollectionForm, collectionBounds } from '@/domain/collection-form'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { bindField, type FormFields } from '../shared/bind-field'
import { Panel } from '../shared/panel'

const words = adminCollections.form
const content = 'grid gap-4 border-t border-line p-4'

type Fields = FormFields<keyof CollectionForm>
const bind = (fields: Fields, field: keyof CollectionForm) => bindField(fields, field, words.fields)

type DetailsProps = Fields & { slug: string; saved: CollectionDetail | null }

/** Name and description, both required (specification 5), and the slug, derived from the name until it is edited. */
export function DetailsPanel({ slug, saved, ...fields }: DetailsProps) {
  const slugHint = saved?.isFixed
    ? words.slugStays
    : saved && slug !== saved.slug
      ? words.slugChanges
      : words.slugHint
  return (
    <Panel id="collection-details" title={words.details}>
      <div className={content}>
        <TextField {...bind(fields, 'name')} required autoComplete="off" maxLength={200} />
        <TextField
          {...bind(fields, 'slug')}
          value={slug}
          lead="/"
          hint={slugHint}
          readOnly={saved?.isFixed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={collectionBounds.slug}
        />
        <TextArea
          {...bind(fields, 'description')}
          required
          rows={3}
          note={words.characters(fields.form.description.length)}
        />
      </div>
    </Panel>
  )
}

export function GroupPanel({ isFixed, ...fields }: Fields & { isFixed: boolean }) {
  return (
    <Panel id="collection-place" title={words.place}>
      <div className={content}>
        <SelectField
          {...bind(fields, 'group')}
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
