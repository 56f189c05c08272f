import { useState } from 'react'
import { adminSynonyms } from '@/content/admin/catalogue/synonyms'
import { type Synonym, useDeleteSynonym, useSaveSynonym } from '@/data/search/synonyms'
import { readWords, type SynonymSort, synonymProblem } from '@/domain/catalogue/synonym'
import { Button } from '@/ui/button'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../shared/form/confirm-dialog'
import { FormDialog } from '../shared/form/form-dialog'

const words = adminSynonyms.form

/** The words of one row, or of a new one (`synonym` null). What is typed stays until it is saved or given up. */
export function SynonymDialog({ synonym, onClose }: { synonym: Synonym | null; onClose: () => void }) {
  const [sort, setSort] = useState<SynonymSort>(synonym?.sort ?? 'type')
  const [name, setName] = useState(synonym?.name ?? '')
  const [typed, setTyped] = useState(synonym?.words.join('\n') ?? '')
  const [isTried, setIsTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const save = useSaveSynonym()
  const remove = useDeleteSynonym()
  const list = readWords(typed)
  const problem = isTried ? synonymProblem(name, list) : null
  const isBusy = save.isPending || remove.isPending

  const onSave = () => {
    setIsTried(true)
    if (synonymProblem(name, list) !== null) return
    save.mutate(
      { id: synonym?.id ?? null, sort, name: name.trim(), words: list },
      {
        onSuccess: () => {
          showToast({ title: words.saved, tone: 'success' })
          onClose()
        },
        onError: () => showToast({ title: words.failed, tone: 'error' }),
      },
    )
  }
  const onDelete = (id: string) =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ title: words.deleted, tone: 'success' })
        onClose()
      },
      onError: () => showToast({ title: words.deleteFailed, tone: 'error' }),
    })

  if (synonym && asks)
    return (
      <ConfirmDialog
        title={words.ask.title(synonym.name)}
        keep={words.ask.keep}
        confirm={words.ask.confirm}
        isBusy={isBusy}
        onClose={() => setAsks(false)}
        onConfirm={() => onDelete(synonym.id)}
      >
        <p>{words.ask.text}</p>
      </ConfirmDialog>
    )
  return (
    <FormDialog
      isAlert
      title={synonym ? words.edit : words.add}
      more={
        synonym && (
          <Button look="danger" size="medium" onClick={() => setAsks(true)}>
            {words.delete}
          </Button>
        )
      }
      cancel={words.cancel}
      submit={words.save}
      busy={save.isPending ? words.saving : words.save}
      isBusy={isBusy}
      onSubmit={onSave}
      onClose={onClose}
    >
      {!synonym && (
        <SelectField
          label={words.sort}
          value={sort}
          onChange={({ target }) => setSort(target.value === 'word' ? 'word' : 'type')}
        >
          <option value="type">{words.sorts.type}</option>
          <option value="word">{words.sorts.word}</option>
        </SelectField>
      )}
      <TextField
        label={words.name}
        hint={words.nameHint}
        dir="auto"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem === 'name' ? words.problems.name : null}
      />
      <TextArea
        label={words.words}
        hint={words.wordsHint}
        dir="auto"
        rows={8}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem !== null && problem !== 'name' ? words.problems[problem] : null}
      />
    </FormDialog>
  )
}
