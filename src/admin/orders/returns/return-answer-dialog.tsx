import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { returnLimits } from '@/config/page-limits'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { returnsQuery, useCloseReturn, useDecideReturn } from '@/data/returns/admin-returns'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { AdminReturn } from '@/domain/orders/return'
import { answerSchema } from '@/domain/orders/return-form'
import { TextArea } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { returnProblem } from './return-problem'

type Kind = 'approve' | 'decline' | 'close'
const kinds = { approve: words.approving, decline: words.declining, close: words.closing }

type AnswerDialogProps = { value: AdminReturn; kind: Kind; onClose: () => void }

/** Approves, declines or closes a return, with words to the shopper. */
export function AnswerDialog({ value, kind, onClose }: AnswerDialogProps) {
  const { title, field, hint, submit } = kinds[kind]
  const decide = useDecideReturn()
  const close = useCloseReturn()
  const { isPending, error } = kind === 'close' ? close : decide
  const suggestion = useInstructions(value)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(answerSchema),
    // The suggestion may come after the first words were typed, which stay.
    values: { answer: kind === 'approve' ? suggestion : '' },
    resetOptions: { keepDirtyValues: true },
  })

  const undo = (decided: AdminReturn) =>
    decide.mutate(
      { id: decided.id, state: 'requested', seen: decided.state, answer: '' },
      {
        onSuccess: () => showToast({ title: words.done.requested(decided.number) }),
        onError: (refused) => showToast({ title: returnProblem(refused), tone: 'error' }),
      },
    )
  const onSubmit = handleSubmit(async ({ answer }) => {
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
  })
  return (
    <FormDialog
      title={title}
      cancel={words.cancel}
      submit={submit}
      busy={words.saving}
      isBusy={isPending}
      isDanger={kind === 'decline'}
      refusal={error && returnProblem(error)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextArea
        dense
        label={field}
        hint={hint}
        rows={5}
        maxLength={returnLimits.answer}
        error={formState.errors.answer && words.needed}
        {...register('answer')}
      />
    </FormDialog>
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
