import { useFormContext } from 'react-hook-form'
import { adminDeals } from '@/content/admin/offers/deals'
import type { Plan } from '@/domain/discounts/deal-form'
import type { Deal } from '@/domain/product/product'
import { SelectField, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'

const { fields, form: words, problems } = adminDeals

/** The terms that all products of a plan share. */
export function TermsPanel() {
  const { register, watch, formState } = useFormContext<Plan>()
  const { errors } = formState
  return (
    <Panel id="deal-terms" title={words.terms}>
      <div className="grid gap-4 border-t border-line p-4">
        <SelectField
          dense
          label={fields.kind}
          hint={adminDeals.kindHints[watch('kind')]}
          {...register('kind')}
        >
          {(['daily', 'flash'] satisfies Deal['kind'][]).map((each) => (
            <option key={each} value={each}>
              {adminDeals.kinds[each]}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            dense
            label={fields.percent}
            lead="%"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            hint={words.percentHint}
            error={errors.percent && problems.percent}
            {...register('percent')}
          />
          <TextField
            dense
            label={fields.totalAll}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            hint={words.totalHint}
            error={errors.total && problems.total}
            {...register('total')}
          />
        </div>
        <TextField
          dense
          label={fields.customerLimit}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          hint={adminDeals.customerLimitHint}
          error={errors.customerLimit && problems.customerLimit}
          {...register('customerLimit')}
        />
        <p className="text-12 text-muted">{words.termsHint}</p>
      </div>
    </Panel>
  )
}
