import { useFormContext } from 'react-hook-form'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { orderMailModes } from '@/domain/orders/order-mail'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'

const fields = 'grid gap-4 border-t border-line p-4 sm:grid-cols-2'
const problems: Readonly<Record<string, string>> = words.problems

type Field = 'welcomePercent' | 'studentPercent' | 'cancelMinutes' | 'lowStock' | 'lineLimit'

/** What new customers and students get, and how orders are treated. */
export function OffersAndOrders() {
  const { register, getFieldState, formState } = useFormContext<SettingsForm>()
  const field = (name: Field, label: string, hint?: string) => (
    <TextField
      dense
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      error={problems[getFieldState(name, formState).error?.message ?? '']}
      {...register(name)}
    />
  )
  const { offers, orders } = words
  return (
    <>
      <Panel id="settings-offers" title={offers.title}>
        <p className="-mt-1 px-4 pb-3 text-muted">{offers.hint}</p>
        <div className={fields}>
          {field('welcomePercent', offers.welcome, offers.welcomeHint)}
          {field('studentPercent', offers.student, offers.studentHint)}
        </div>
      </Panel>
      <Panel id="settings-orders" title={orders.title}>
        <div className={fields}>
          {field('cancelMinutes', orders.cancel, orders.cancelHint)}
          {field('lowStock', orders.lowStock, orders.lowStockHint)}
          {field('lineLimit', orders.lineLimit, orders.lineLimitHint)}
          <SelectField dense label={orders.mail} hint={orders.mailHint} {...register('orderMail')}>
            {orderMailModes.map((mode) => (
              <option key={mode} value={mode}>
                {orders.mailModes[mode]}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
    </>
  )
}
