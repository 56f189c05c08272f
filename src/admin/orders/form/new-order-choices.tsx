import { useFormContext } from 'react-hook-form'
import { Panel } from '@/admin/shared/page/panel'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { languageName } from '@/content/admin/store/languages'
import { ownerChannels } from '@/data/orders/owner-orders'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { spokenOf } from '@/domain/text/spoken-languages'
import { SelectField, TextField } from '@/ui/field'
import { type NewOrder, usualPayment } from './use-new-order-draft'

/** How the order came in, how it is paid, and a note. */
export function NewOrderChoices({ settings }: { settings: ShopSettings }) {
  const { register, watch, setValue } = useFormContext<NewOrder>()
  const methods = settings.paymentMethods
  const spoken = spokenOf(settings.languages)
  const payments: NewOrder['payment'][] =
    watch('channel') === 'counter' && methods.includes('cod') ? ['paid', ...methods] : [...methods]
  return (
    <Panel id="order-choices" title={words.choices}>
      <div className="grid gap-3 border-t border-line p-4 md:grid-cols-2">
        <SelectField
          dense
          label={words.channel}
          {...register('channel', {
            onChange: ({ target }) =>
              setValue('payment', target.value === 'counter' ? 'paid' : usualPayment(settings)),
          })}
        >
          {ownerChannels.map((each) => (
            <option key={each} value={each}>
              {words.channels[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          dense
          label={words.payment}
          value={watch('payment')}
          onChange={({ target }) =>
            setValue('payment', payments.find((each) => each === target.value) ?? 'cod')
          }
        >
          {payments.map((each) => (
            <option key={each} value={each}>
              {words.payments[each]}
            </option>
          ))}
        </SelectField>
        {spoken.length > 1 && (
          <SelectField dense label={words.language} {...register('language')}>
            {spoken.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          dense
          className="md:col-span-2"
          label={words.note}
          note={words.optional}
          maxLength={500}
          autoComplete="off"
          {...register('note')}
        />
      </div>
    </Panel>
  )
}
