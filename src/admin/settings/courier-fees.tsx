import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { type CourierFees, courierFeesQuery, useSaveCourierFees } from '@/data/delivery/courier-fees'
import { readAmount } from '@/domain/money/amount'
import { toDecimal } from '@/domain/money/money'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { AmountField } from '../shared/form/amount-field'
import { Panel } from '../shared/page/panel'
import { ErrorNote } from '../shared/page/state-note'

const words = adminDelivery.fees
const outcomes = ['delivered', 'returned', 'refused'] as const

/** What the courier charges for a parcel to this zone, by what becomes of it. */
export function CourierFeesPanel({ zoneId }: { zoneId: string }) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(courierFeesQuery(zoneId))
  return (
    <Panel id="courier-fees" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.hint}</p>
      {isPending && <Skeleton className="m-4 h-16" />}
      {isLoadingError && <ErrorNote title={words.error} error={error} retry={() => void refetch()} />}
      {data && <FeesForm key={JSON.stringify(data)} zoneId={zoneId} fees={data} />}
    </Panel>
  )
}

function FeesForm({ zoneId, fees }: { zoneId: string; fees: CourierFees }) {
  const save = useSaveCourierFees()
  const stored = {
    delivered: toDecimal(fees.delivered).toFixed(2),
    returned: toDecimal(fees.returned).toFixed(2),
    refused: toDecimal(fees.refused).toFixed(2),
  }
  const [typed, setTyped] = useState(stored)
  const [isChecked, setChecked] = useState(false)
  const amounts = {
    delivered: readAmount(typed.delivered),
    returned: readAmount(typed.returned),
    refused: readAmount(typed.refused),
  }
  const isWrong = (name: (typeof outcomes)[number]) => amounts[name] === null || amounts[name] > 9_999_900
  const isChanged = outcomes.some((name) => typed[name] !== stored[name])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const { delivered, returned, refused } = amounts
    if (outcomes.some(isWrong) || delivered === null || returned === null || refused === null) return
    save.mutate(
      { zone: zoneId, fees: { delivered, returned, refused } },
      {
        onSuccess: () => showToast({ title: words.saved, tone: 'success' }),
        onError: () => showToast({ title: words.failed, tone: 'error' }),
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid items-start gap-3 border-t border-line p-4 sm:grid-cols-3"
    >
      {outcomes.map((name) => (
        <AmountField
          key={name}
          label={words.fields[name]}
          value={typed[name]}
          error={isChecked && isWrong(name) ? words.wrong : null}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <Button
        type="submit"
        look="quiet"
        size="small"
        className="justify-self-start max-md:min-h-11"
        disabled={!isChanged || save.isPending}
      >
        {words.save}
      </Button>
    </form>
  )
}
