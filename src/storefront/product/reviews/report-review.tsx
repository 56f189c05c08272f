import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { reviewWords } from '@/content/product/reviews'
import { errors } from '@/content/shared/errors'
import { reportReview } from '@/data/reviews/review-links'
import { wordsFor } from '@/data/supabase/errors'
import { reportReasons } from '@/domain/product/review'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'

const words = reviewWords.report

/** Tells the shop that a review is wrong; nothing is hidden by it. */
export function ReportReview({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const report = useMutation({ networkMode: 'always', mutationFn: reportReview })
  if (report.isSuccess)
    return (
      <p role="status" className="mt-1 text-14 text-muted">
        {words.done}
      </p>
    )
  return (
    <>
      <Button
        look="text"
        size="small"
        className="-mx-3 mt-1 min-h-11 font-normal text-muted underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {words.action}
      </Button>
      {open && (
        <ReportDialog
          isPending={report.isPending}
          failure={report.error && wordsFor(report.error, errors).text}
          onSend={(reason) => report.mutate({ id, reason })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type Reason = (typeof reportReasons)[number]
type ReportDialogProps = {
  isPending: boolean
  failure: string | null
  onSend: (reason: Reason) => void
  onClose: () => void
}

function ReportDialog({ isPending, failure, onSend, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('spam')
  const form = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSend(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} aria-disabled={isPending || undefined}>
            {isPending ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <form id={form} onSubmit={onSubmit} className="mt-4 grid gap-3">
        <SelectField
          label={words.reason}
          value={reason}
          onChange={({ target }) => setReason(reportReasons.find((each) => each === target.value) ?? 'other')}
        >
          {reportReasons.map((each) => (
            <option key={each} value={each}>
              {words.reasons[each]}
            </option>
          ))}
        </SelectField>
        <p role="alert" className="font-medium text-danger-text empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
