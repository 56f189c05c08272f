import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { useSaveCollection } from '@/data/collections/admin-collections'
import { structureQuery } from '@/data/collections/admin-structure'
import { wordsFor } from '@/data/supabase/errors'
import { collectionSchema, emptyCollectionForm, slugOf } from '@/domain/product/collection-form'
import { problemFields } from '@/domain/values/form-problems'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { FormDialog } from '../form/form-dialog'

const { quick: words, form, problems } = adminCollections
const refusals = { SLUG_TAKEN: words.taken, unknown: words.failed }
const typed = ['name', 'description'] as const

type NewCollectionDialogProps = { onClose: () => void; onAdded: (slug: string) => void }

/** A new collection by name, sentence and group, while something else is being written. */
export function NewCollectionDialog({ onClose, onAdded }: NewCollectionDialogProps) {
  const [id] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(emptyCollectionForm)
  const [isTried, setTried] = useState(false)
  const { data: structure } = useQuery(structureQuery())
  const save = useSaveCollection()
  const whole = { ...values, members: [], picture: null }
  const wrong = problemFields(collectionSchema([]), whole, typed)

  const onSubmit = async () => {
    setTried(true)
    if (!v.is(collectionSchema([]), whole)) return
    const { name, description, group } = values
    const added = await save
      .mutateAsync({
        ...{ id, version: null, image: null, members: null, department: null, category: null },
        name: name.trim(),
        slug: slugOf(values),
        description: description.trim(),
        group: group || null,
      })
      // The dialog says what is wrong.
      .catch(() => null)
    if (added === null) return
    onAdded(added)
    onClose()
  }
  const bind = (field: (typeof typed)[number]) => ({
    label: form.fields[field],
    value: values[field],
    error: isTried && wrong.includes(field) ? problems.required : null,
  })
  return (
    <FormDialog
      title={words.title}
      cancel={words.cancel}
      submit={form.submit}
      busy={form.busy}
      isBusy={save.isPending}
      refusal={save.isError && wordsFor(save.error, refusals)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...bind('name')}
        autoComplete="off"
        maxLength={80}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <TextArea
        {...bind('description')}
        rows={3}
        maxLength={600}
        onChange={({ target }) => setValues({ ...values, description: target.value })}
      />
      {structure && structure.group.length > 0 && (
        <SelectField
          label={form.fields.group}
          value={values.group}
          onChange={({ target }) => setValues({ ...values, group: target.value })}
        >
          <option value="">{form.noPlace.group}</option>
          {structure.group.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <p className="text-muted">{words.hint}</p>
    </FormDialog>
  )
}
