import { useState } from 'react'
import { adminStructure } from '@/content/admin/catalogue/structure'
import { type Structure, useSaveStructureRow } from '@/data/collections/admin-structure'
import { wordsFor } from '@/data/supabase/errors'
import { changedVersion } from '@/data/supabase/row-version'
import {
  newStructureRow,
  type StructureKind,
  type StructureRow,
  structureBounds,
} from '@/domain/product/structure'
import { slugPattern } from '@/domain/text/slug-pattern'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../shared/form/form-dialog'
import { useMay } from '../shared/page/access'
import { DeleteStructure } from './delete-structure'
import { StructureChoices } from './structure-choices'

const words = adminStructure.form

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
  const may = useMay()
  const save = useSaveStructureRow()
  const name = draft.name.trim()
  const slug = row ? draft.slug : newStructureRow(kind, id, name).slug
  const isNameWrong = name === '' || name.length > structureBounds.name
  const isSlugWrong = !slugPattern.test(slug) || slug.length > structureBounds.slug

  const onSubmit = () => {
    setTried(true)
    if (isNameWrong || isSlugWrong) return
    void save.mutateAsync({ row: { ...draft, name, slug }, isNew: row === null }).then(
      () => {
        showToast({ title: words.saved(name), tone: 'success' })
        onSaved?.(slug)
        onClose()
      },
      // The dialog says what is wrong. Who saves again has read that another's change would be replaced.
      (error: unknown) => {
        const version = changedVersion(error)
        if (version !== null) setDraft((typed) => ({ ...typed, version }))
      },
    )
  }

  if (row && asks) return <DeleteStructure row={row} onKeep={() => setAsks(false)} onClose={onClose} />
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
      <StructureChoices draft={draft} onChange={setDraft} structure={structure} isNew={row === null} />
      {row && isTried && isSlugWrong && (
        <p role="alert" className="font-medium text-danger-text">
          {words.problems.slug}
        </p>
      )}
      {row && may('delete') && (
        <p>
          <Button look="text" size="small" onClick={() => setAsks(true)}>
            {words.delete}
          </Button>
        </p>
      )}
    </FormDialog>
  )
}
