import { type FormEvent, type ReactNode, useState } from 'react'
import { adminStructure } from '@/content/admin/catalogue/structure'
import {
  type Structure,
  useDeleteStructureRow,
  useSaveStructureRow,
} from '@/data/collections/admin-structure'
import { shownPlaces } from '@/data/collections/shown-places'
import { wordsFor } from '@/data/supabase/errors'
import {
  ageGroups,
  genders,
  newStructureRow,
  type StructureKind,
  type StructureRow,
  structureBounds,
} from '@/domain/product/structure'
import { slugPattern } from '@/domain/text/slug-pattern'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../shared/form/form-dialog'
import { shownIn } from '../shared/products/shown-in'

const { form: words, remove: removeWords } = adminStructure

type StructureDialogProps = {
  kind: StructureKind
  /** Null for a new one. */
  row: StructureRow | null
  structure: Structure
  onClose: () => void
  /** Called with the slug of what was saved. */
  onSaved?: (slug: string) => void
}

/** A department, a category or a group; the address of a new one is made of its name. */
export function StructureDialog({ kind, row, structure, onClose, onSaved }: StructureDialogProps) {
  const [id] = useState(() => row?.id ?? crypto.randomUUID())
  const [draft, setDraft] = useState(() => row ?? newStructureRow(kind, id, ''))
  const [isTried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const save = useSaveStructureRow()
  const name = draft.name.trim()
  const slug = row ? draft.slug : newStructureRow(kind, id, name).slug
  const isNameWrong = name === '' || name.length > structureBounds.name
  const isSlugWrong = !slugPattern.test(slug) || slug.length > structureBounds.slug

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A form around the dialog is not meant.
    event.stopPropagation()
    setTried(true)
    if (save.isPending || isNameWrong || isSlugWrong) return
    const saved = await save.mutateAsync({ row: { ...draft, name, slug }, isNew: row === null }).then(
      () => true,
      // The dialog says what is wrong.
      () => false,
    )
    if (!saved) return
    showToast({ title: words.saved(name), tone: 'success' })
    onSaved?.(slug)
    onClose()
  }

  if (row && asks) return <DeleteDialog row={row} onKeep={() => setAsks(false)} onClose={onClose} />
  return (
    <FormDialog
      title={row?.name ?? words.addTitle[kind]}
      cancel={words.cancel}
      submit={words.save}
      busy={words.saving}
      isBusy={save.isPending}
      refusal={save.isError && wordsFor(save.error, words.refusals)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        dir="auto"
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        error={isTried && isNameWrong ? words.problems.name : null}
      />
      <Choices draft={draft} onChange={setDraft} structure={structure} isNew={row === null} />
      {row && isTried && isSlugWrong && (
        <p role="alert" className="font-medium text-danger-text">
          {words.problems.slug}
        </p>
      )}
      {row && (
        <p>
          <Button look="text" size="small" className="max-md:min-h-11" onClick={() => setAsks(true)}>
            {words.delete}
          </Button>
        </p>
      )}
    </FormDialog>
  )
}

type ChoicesProps = {
  draft: StructureRow
  onChange: (draft: StructureRow) => void
  structure: Structure
  isNew: boolean
}

function Choices({ draft, onChange, structure, isNew }: ChoicesProps) {
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

type DeleteDialogProps = { row: StructureRow; onKeep: () => void; onClose: () => void }

/** Asks before a row is deleted, and says what still needs it. */
function DeleteDialog({ row, onKeep, onClose }: DeleteDialogProps) {
  const remove = useDeleteStructureRow()
  const places = shownPlaces(remove.error)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    const isDone = await remove.mutateAsync(row).then(
      () => true,
      // The dialog says why it stays.
      () => false,
    )
    if (!isDone) return
    showToast({ title: removeWords.done(row.name), tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={removeWords.title(row.name)}
      cancel={removeWords.keep}
      submit={removeWords.confirm}
      busy={removeWords.busy}
      isBusy={remove.isPending}
      isDanger
      refusal={remove.isError && (places ? shownIn(places) : wordsFor(remove.error, removeWords.refusals))}
      onSubmit={onSubmit}
      onClose={onKeep}
    >
      <p>{removeWords.text}</p>
    </FormDialog>
  )
}
