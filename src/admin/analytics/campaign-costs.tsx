import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { adminOrigins } from '@/content/admin/origins'
import { dayLabel } from '@/content/admin/sales'
import { campaignCostsQuery, useAddCampaignCost, useDeleteCampaignCost } from '@/data/sales/origins'
import { shopToday } from '@/data/settings/shop-today'
import { campaignCostSchema } from '@/domain/origins/campaign-cost'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { AmountField } from '../shared/form/amount-field'
import { useMay } from '../shared/page/access'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError } from '../shared/page/state-note'

const words = adminOrigins.costs
const resolver = valibotResolver(campaignCostSchema)

/** What campaigns cost, typed in by the owner and spread over their days. */
export function CampaignCosts() {
  const mayChange = useMay()('settings')
  const costs = useQuery(campaignCostsQuery())
  const add = useAddCampaignCost()
  const remove = useDeleteCampaignCost()
  const { money } = useShopMoney()
  const today = shopToday()
  const empty = { source: '', campaign: '', from: today, to: today, amount: '' }
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: empty })
  const { errors } = formState
  const failed = () => showToast({ title: adminOrigins.failed, tone: 'error' })
  const onSubmit = handleSubmit((typed) => {
    if (add.isPending) return
    add.mutate(typed, {
      onSuccess: () => {
        reset(empty)
        showToast({ title: words.saved, tone: 'success' })
      },
      onError: failed,
    })
  })
  return (
    <section aria-label={words.action} className="border-t border-line bg-surface-sunken/40">
      <p className="px-4 pt-3 text-muted">{words.text}</p>
      {mayChange && (
        <form
          noValidate
          aria-label={words.add}
          onSubmit={(event) => void onSubmit(event)}
          className="grid items-start gap-3 p-4 sm:grid-cols-2 xl:grid-cols-5"
        >
          <TextField
            dense
            label={words.source}
            hint={words.sourceHint}
            autoComplete="off"
            maxLength={100}
            error={errors.source && words.wrong.source}
            {...register('source')}
          />
          <TextField
            dense
            label={words.campaign}
            note={words.optional}
            autoComplete="off"
            maxLength={100}
            {...register('campaign')}
          />
          <TextField
            dense
            type="date"
            label={words.from}
            error={errors.from && words.wrong.days}
            {...register('from')}
          />
          <TextField
            dense
            type="date"
            label={words.to}
            error={errors.to && words.wrong.days}
            {...register('to')}
          />
          <AmountField
            label={words.amount}
            error={errors.amount && words.wrong.amount}
            {...register('amount')}
          />
          <Button
            type="submit"
            look="quiet"
            size="small"
            className="justify-self-start"
            disabled={add.isPending}
          >
            {words.add}
          </Button>
        </form>
      )}
      {costs.isPending && <Skeleton className="mx-4 mb-4 h-10" />}
      <LoadingError title={adminOrigins.error} query={costs} />
      <ul>
        {costs.data?.map(({ id, source, campaign, from, to, amount }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi className="font-medium">{source}</bdi>
              {campaign && (
                <>
                  {' · '}
                  <bdi>{campaign}</bdi>
                </>
              )}
              <span className="block text-12 text-muted">
                {from === to ? dayLabel(from) : `${dayLabel(from)} – ${dayLabel(to)}`}
              </span>
            </span>
            <span className="tabular-nums">{money(amount)}</span>
            {mayChange && (
              <Button
                look="quiet"
                size="small"
                aria-label={words.removeOf(source)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id, { onError: failed })}
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
