import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { type CourierFees, courierFeesQuery, useSaveCourierFees } from '@/data/delivery/courier-fees'
import { feesSchema } from '@/domain/delivery/zone-form'
import { writeAmount } from '@/domain/money/amount'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { AmountField } from '../shared/form/amount-field'
import { Panel } from '../shared/page/panel'
import { ErrorNote } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

const words = adminDelivery.fees
const outcomes = ['delivered', 'returned', 'refused'] as const
const resolver = valibotResolver(feesSchema)

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
  const { register, handleSubmit, getFieldState, formState } = useForm({
    resolver,
    defaultValues: {
      delivered: writeAmount(fees.delivered),
      returned: writeAmount(fees.returned),
      refused: writeAmount(fees.refused),
    },
  })
  const onSubmit = handleSubmit((typed) =>
    save.mutate({ zone: zoneId, fees: typed }, toasts(words.saved, words.failed)),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid items-start gap-3 border-t border-line p-4 sm:grid-cols-3"
    >
      {outcomes.map((name) => (
        <AmountField
          key={name}
          label={words.fields[name]}
          error={getFieldState(name, formState).error && words.wrong}
          {...register(name)}
        />
      ))}
      <Button
        type="submit"
        look="quiet"
        size="small"
        className="justify-self-start"
        disabled={!formState.isDirty || save.isPending}
      >
        {words.save}
      </Button>
    </form>
  )
}
