import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { footer } from '@/content/layout/footer'
import type { PaymentMethod } from '@/domain/money/payment'
import { isCardMark, markLimits } from '@/domain/money/payment-marks'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { OrderedList } from '../shared/form/ordered-list'

const words = adminSettings.payments.marks
const problems: Readonly<Record<string, string>> = adminSettings.problems

/** The marks at the bottom of every page. One that promises what the checkout does not offer is warned of, not refused. */
export function PaymentMarks({ offered }: { offered: readonly PaymentMethod[] }) {
  const { watch, setValue, getFieldState, formState } = useFormContext<SettingsForm>()
  const marks = watch('paymentMarks')
  const [typed, setTyped] = useState('')
  const mark = typed.trim().replace(/\s+/g, ' ')
  const isThere = marks.some((each) => each.toLowerCase() === mark.toLowerCase())
  const isFull = marks.length >= markLimits.marks
  const set = (next: string[]) => setValue('paymentMarks', next, { shouldDirty: true, shouldValidate: true })
  const add = () => {
    if (mark === '' || isThere || isFull) return
    set([...marks, mark])
    setTyped('')
  }
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const unkept = offered.includes('card') ? [] : marks.filter(isCardMark)
  return (
    <section aria-labelledby="settings-marks" className="border-t border-line p-4">
      <h3 id="settings-marks" className="font-semibold">
        {words.title}
      </h3>
      <p className="mb-2 text-muted">{words.hint}</p>
      <OrderedList label={words.title} entries={marks.map((name) => ({ id: name, name }))} onChange={set} />
      {marks.length === 0 && (
        <p className="text-muted">
          {offered.length > 0 ? words.standard(offered.map((method) => footer.methods[method])) : words.none}
        </p>
      )}
      <div className="mt-3 flex items-start gap-2">
        <TextField
          dense
          label={words.add}
          hint={isFull && words.full(markLimits.marks)}
          error={
            (isThere && words.isThere(mark)) ||
            problems[getFieldState('paymentMarks', formState).error?.message ?? '']
          }
          autoComplete="off"
          maxLength={markLimits.letters}
          disabled={isFull}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={addByKey}
          className="min-w-0 flex-1"
        />
        <Button
          look="quiet"
          size="small"
          disabled={mark === '' || isThere || isFull}
          onClick={add}
          className="mt-7 min-h-12"
        >
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.submit}
        </Button>
      </div>
      <p role="status" className="mt-2 rounded-control bg-highlight-soft px-3 py-2 empty:hidden">
        {unkept.length > 0 && words.unkept(unkept)}
      </p>
    </section>
  )
}
