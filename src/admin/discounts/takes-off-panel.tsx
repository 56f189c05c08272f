import { useFormContext } from 'react-hook-form'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { discountKinds } from '@/domain/cart/cart-quote'
import { type DiscountForm, discountScopes } from '@/domain/discounts/admin-discount'
import { SelectField, TextField } from '@/ui/field'
import { AmountField } from '../shared/form/amount-field'
import { Panel } from '../shared/page/panel'
import { ScopeCollections } from './scope-collections'
import { ScopeProducts } from './scope-products'
import { useDiscountProblem } from './use-discount-problem'

const words = adminDiscounts.form

/** The form's panel for the value of a discount and the products it applies to. */
export function TakesOffPanel() {
  const { register, watch } = useFormContext<DiscountForm>()
  const problemOf = useDiscountProblem()
  const kind = watch('kind')
  const scope = watch('scope')
  return (
    <Panel id="discount-takes" title={words.sections.takes}>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <SelectField dense label={words.fields.kind} {...register('kind')}>
          {discountKinds.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </SelectField>
        {kind === 'percent' && (
          <TextField
            dense
            required
            label={words.fields.percent}
            lead="%"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={problemOf('value')}
            {...register('value')}
          />
        )}
        {kind === 'amount' && (
          <AmountField
            required
            label={words.fields.amount}
            hint={words.hints.amount}
            error={problemOf('value')}
            {...register('value')}
          />
        )}
        {kind !== 'free_shipping' && (
          <SelectField
            dense
            className="sm:col-span-2"
            label={words.fields.scope}
            hint={words.dealsNote}
            {...register('scope')}
          >
            {discountScopes.map((each) => (
              <option key={each} value={each}>
                {words.scopes[each]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {kind !== 'free_shipping' && scope === 'collections' && <ScopeCollections />}
      {kind !== 'free_shipping' && scope === 'products' && <ScopeProducts />}
    </Panel>
  )
}
