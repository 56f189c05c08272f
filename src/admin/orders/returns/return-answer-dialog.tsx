import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { returnLimits } from '@/config/page-limits'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { returnsQuery, useCloseReturn, useDecideReturn } from '@/data/returns/admin-returns'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { AdminReturn } from '@/domain/orders/return'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextArea } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { returnProblem } from './return-problem'

type Kind = 'approve' | 'decline' | 'close'
const kinds = { approve: words.approving, decline: words.declining, close: words.closing }

type AnswerDialogProps = { value: AdminReturn; kind: Kind; onClose: () => void }

/** Approves, declines or closes a return, with words to the shopper. */
export function AnswerDialog({ value, kind, onClose }: AnswerDialogProps) {
  const form = useId()
  const { title, field, hint, submit } = kinds[kind]
  const decide = useDecideReturn()
  const close = useCloseReturn()
  const { isPending, error } = kind === 'close' ? close : decide
  const suggestion = useInstructions(value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const answer = typed ?? (kind === 'approve' ? suggestion : '')

  const undo = (decided: AdminReturn) =>
    decide.mutate(
      { id: decided.id, state: 'requested', seen: decided.state, answer: '' },
      {
        onSuccess: () => showToast({ title: words.done.requested(decided.number) }),
        onError: (refused) => showToast({ title: returnProblem(refused), tone: 'error' }),
      },
    )
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (answer.trim() === '' || isPending) return
    try {
      if (kind === 'close') {
        await close.mutateAsync({ id: value.id, answer })
        showToast({ title: words.done.closed(value.number), tone: 'success' })
      } else {
        const state = kind === 'approve' ? 'approved' : 'declined'
        const decided = await decide.mutateAsync({ id: value.id, state, seen: value.state, answer })
        showToast({
          title: words.done[state](value.number),
          tone: 'success',
          action: { label: words.undo, onClick: () => undo(decided) },
        })
      }
      onClose()
    } catch {
      // The dialog says why.
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            look={kind === 'decline' ? 'danger' : 'main'}
            size="medium"
            aria-disabled={isPending}
          >
            {isPending ? words.saving : submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-3">
        <TextArea
          dense
          label={field}
          hint={hint}
          rows={5}
          value={answer}
          maxLength={returnLimits.answer}
          error={isChecked && answer.trim() === '' ? words.needed : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && (
          <p role="alert" className="font-medium text-danger-text">
            {returnProblem(error)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** How to send a parcel: what the last approval said, else the shop's address where there is one. */
function useInstructions({ number }: AdminReturn): string {
  const { data } = useQuery(returnsQuery())
  const identity = useShopSettings()?.identity
  if (data?.instructions) return data.instructions.replaceAll(/\S+-R\d+\b/g, number)
  const address = [identity?.name, ...(identity?.address ?? [])].filter(Boolean).join('\n')
  return address ? words.approving.standard(address, number) : ''
}
