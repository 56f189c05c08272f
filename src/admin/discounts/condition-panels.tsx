import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { useShopZone } from '@/data/settings/shop-settings'
import type { DiscountForm } from '@/domain/discounts/admin-discount'
import { TextField } from '@/ui/field'
import { AmountField } from '../shared/form/amount-field'
import { Panel } from '../shared/page/panel'
import { useDiscountProblem } from './use-discount-problem'

const words = adminDiscounts.form
const fields = 'grid gap-4 border-t border-line p-4 sm:grid-cols-2'

/** For which orders, and how often. */
export function ConditionsPanel({ isBatch }: { isBatch: boolean }) {
  const { register } = useFormContext<DiscountForm>()
  const problemOf = useDiscountProblem()
  return (
    <Panel id="discount-who" title={words.sections.who}>
      <div className={fields}>
        <AmountField
          className="sm:col-span-2"
          label={words.fields.minimum}
          hint={words.hints.minimum}
          error={problemOf('minimum')}
          {...register('minimum')}
        />
        {!isBatch &&
          (['totalLimit', 'customerLimit'] as const).map((name) => (
            <TextField
              key={name}
              dense
              label={words.fields[name]}
              hint={words.hints.limit}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              error={problemOf(name)}
              {...register(name)}
            />
          ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
          <input type="checkbox" className="size-5 accent-accent" {...register('isFirstOrder')} />
          <span>
            <span className="block font-medium">{words.firstOrder}</span>
            <span className="block text-muted">{words.firstOrderHint}</span>
          </span>
        </label>
      </div>
    </Panel>
  )
}

/** From when until when, in the shop's time zone. */
export function TimePanel() {
  const { register } = useFormContext<DiscountForm>()
  const problemOf = useDiscountProblem()
  const zone = useShopZone()
  return (
    <Panel id="discount-time" title={words.sections.time} by={words.zone(zone)}>
      <div className="grid gap-4 border-t border-line p-4 sm:max-xl:grid-cols-2">
        {(['start', 'end'] as const).map((name) => (
          <TextField
            key={name}
            dense
            type="datetime-local"
            label={words.fields[name]}
            hint={words.hints[name]}
            error={problemOf(name)}
            {...register(name)}
          />
        ))}
      </div>
    </Panel>
  )
}
