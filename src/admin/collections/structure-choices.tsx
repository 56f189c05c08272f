import type { ReactNode } from 'react'
import { adminStructure } from '@/content/admin/catalogue/structure'
import type { Structure } from '@/data/collections/admin-structure'
import { ageGroups, genders, type StructureRow } from '@/domain/product/structure'
import { SelectField, TextField } from '@/ui/field'
import { MediaInput } from '../shared/media/media-input'
import { mediaOf } from '../shared/media/media-value'

const words = adminStructure.form

type StructureChoicesProps = {
  draft: StructureRow
  onChange: (draft: StructureRow) => void
  structure: Structure
  isNew: boolean
}

/** What is chosen of a department, a category or a group beside its name. */
export function StructureChoices({ draft, onChange, structure, isNew }: StructureChoicesProps) {
  if (draft.kind === 'department')
    return (
      <>
        {!isNew && (
          <TextField
            label={words.slug}
            hint={words.slugHint}
            lead="/"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.slug}
            onChange={({ target }) => onChange({ ...draft, slug: target.value })}
          />
        )}
        <Check
          label={words.inMenu}
          checked={draft.isInMenu}
          onChange={(isInMenu) => onChange({ ...draft, isInMenu })}
        />
        <SelectField
          label={words.gender}
          value={draft.gender ?? ''}
          onChange={({ target }) =>
            onChange({ ...draft, gender: genders.find((each) => each === target.value) ?? null })
          }
        >
          {(['', ...genders] as const).map((each) => (
            <option key={each} value={each}>
              {words.genders[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.ageGroup}
          value={draft.ageGroup}
          onChange={({ target }) =>
            onChange({ ...draft, ageGroup: ageGroups.find((each) => each === target.value) ?? 'adult' })
          }
        >
          {ageGroups.map((each) => (
            <option key={each} value={each}>
              {words.ageGroups[each]}
            </option>
          ))}
        </SelectField>
      </>
    )
  if (draft.kind === 'group')
    return (
      <>
        <RowSelect
          label={words.department}
          value={draft.department}
          options={structure.department.map(({ slug, name }) => [slug, name])}
          onChange={(department) => onChange({ ...draft, department })}
        />
        <Check
          label={words.hasPosters}
          checked={draft.hasPosters}
          onChange={(hasPosters) => onChange({ ...draft, hasPosters })}
        />
      </>
    )
  // One that has parts cannot be a part: searches look one step down.
  const hasParts = structure.category.some(({ partOf }) => partOf === draft.slug)
  const wider = structure.category.filter(({ id, partOf }) => id !== draft.id && partOf === null && !hasParts)
  return (
    <>
      <RowSelect
        label={words.partOf}
        hint={words.partOfHint}
        value={draft.partOf}
        options={wider.map(({ slug, name }) => [slug, name])}
        onChange={(partOf) => onChange({ ...draft, partOf })}
      />
      <RowSelect
        label={words.page}
        hint={words.pageHint}
        value={draft.pageId}
        options={structure.pages.map(({ id, slug, title }) => [id, title ?? slug])}
        onChange={(pageId) => onChange({ ...draft, pageId })}
      />
      <MediaInput
        kind="picture"
        label={words.picture}
        hint={words.pictureHint}
        value={draft.pictureId && { $media: draft.pictureId }}
        onChange={(picture) => onChange({ ...draft, pictureId: mediaOf(picture) })}
      />
      <SelectField
        label={words.ageGroup}
        value={draft.ageGroup ?? ''}
        onChange={({ target }) =>
          onChange({ ...draft, ageGroup: ageGroups.find((each) => each === target.value) ?? null })
        }
      >
        {(['', ...ageGroups] as const).map((each) => (
          <option key={each} value={each}>
            {words.ageGroups[each]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type RowSelectProps = {
  label: string
  hint?: ReactNode
  value: string | null
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string | null) => void
}

function RowSelect({ label, hint, value, options, onChange }: RowSelectProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{words.none}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type CheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="size-5 accent-accent"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </label>
)
