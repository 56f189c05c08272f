import { useState } from 'react'
import { adminMakers } from '@/content/admin/catalogue/makers'
import { useDeleteMaker, useSaveMaker } from '@/data/products/makers'
import { AppError } from '@/data/supabase/errors'
import { type Maker, type MakerDraft, makerProblems } from '@/domain/product/safety'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../../shared/form/form-dialog'

const words = adminMakers.form
const empty: MakerDraft = {
  vendor: '',
  name: '',
  address: '',
  contact: '',
  euName: '',
  euAddress: '',
  euContact: '',
  warnings: '',
}

type MakerDialogProps = { maker: Maker | null; mayChange: boolean; onClose: () => void }

/** One maker, or a new one (`maker` null). What is typed stays until it is saved or given up. */
export function MakerDialog({ maker, mayChange, onClose }: MakerDialogProps) {
  const [draft, setDraft] = useState<MakerDraft>(() => (maker ? draftOf(maker) : empty))
  const [isTried, setIsTried] = useState(false)
  const save = useSaveMaker()
  const remove = useDeleteMaker()
  const isBusy = save.isPending || remove.isPending
  const found = makerProblems(draft)
  const problems = isTried ? found : {}
  const done = (title: string) => {
    showToast({ title, tone: 'success' })
    onClose()
  }
  const onSave = () => {
    setIsTried(true)
    if (Object.keys(found).length > 0) return
    save.mutate(
      { id: maker?.id ?? null, version: maker?.version ?? '', draft },
      { onSuccess: () => done(words.saved) },
    )
  }
  const onDelete = (id: string) =>
    remove.mutate(id, {
      onSuccess: () => done(words.deleted),
      onError: () => showToast({ title: words.failed, tone: 'error' }),
    })
  const field = (name: keyof MakerDraft) => {
    const problem = problems[name]
    return {
      label: words.fields[name],
      value: draft[name],
      error: problem ? words.problems[problem] : null,
      disabled: !mayChange,
      dir: 'auto',
      onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    } as const
  }
  const isTaken = save.error instanceof AppError && save.error.kind === 'conflict'
  return (
    <FormDialog
      isAlert
      title={maker ? words.edit : words.add}
      more={
        maker &&
        mayChange && (
          <Button look="danger" size="medium" onClick={() => !isBusy && onDelete(maker.id)}>
            {words.delete}
          </Button>
        )
      }
      cancel={words.cancel}
      submit={mayChange ? words.save : undefined}
      busy={save.isPending ? words.saving : words.save}
      isBusy={isBusy}
      refusal={save.isError && (isTaken ? words.taken : words.failed)}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField {...field('vendor')} hint={words.hints.vendor} maxLength={80} />
      <TextField {...field('name')} maxLength={120} />
      <TextArea {...field('address')} hint={words.hints.address} rows={3} maxLength={300} />
      <TextField {...field('contact')} hint={words.hints.contact} maxLength={254} />
      <p className="text-muted">{words.union}</p>
      <TextField {...field('euName')} maxLength={120} />
      <TextArea {...field('euAddress')} rows={3} maxLength={300} />
      <TextField {...field('euContact')} maxLength={254} />
      <TextArea {...field('warnings')} hint={words.hints.warnings} rows={4} maxLength={1000} />
    </FormDialog>
  )
}

const draftOf = ({ id: _, version: _version, ...draft }: Maker): MakerDraft => draft
