import { adminDeals } from '@/content/admin/offers/deals'
import { parseCustomerLimit, parsePercent, parseTotal } from '@/domain/discounts/deal-plan'
import type { Deal } from '@/domain/product/product'
import { SelectField, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'
import type { Plan } from './use-deal-plan'

const words = adminDeals.form

/** The terms that all products of a plan share. */
export function TermsPanel({ plan, change }: { plan: Plan; change: (patch: Partial<Plan>) => void }) {
  const { kind, percent } = plan
  return (
    <Panel id="deal-terms" title={words.terms}>
      <div className="grid gap-4 border-t border-line p-4">
        <SelectField
          dense
          label={adminDeals.fields.kind}
          hint={adminDeals.kindHints[kind]}
          value={kind}
          onChange={(event) => change({ kind: event.target.value === 'flash' ? 'flash' : 'daily' })}
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
            label={adminDeals.fields.percent}
            lead="%"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={percent}
            hint={words.percentHint}
            error={
              percent.trim() !== '' && parsePercent(percent) === null ? adminDeals.problems.percent : null
            }
            onChange={(event) => change({ percent: event.target.value })}
          />
          <TextField
            dense
            label={adminDeals.fields.totalAll}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={plan.total}
            hint={words.totalHint}
            error={
              plan.total.trim() !== '' && parseTotal(plan.total) === null ? adminDeals.problems.total : null
            }
            onChange={(event) => change({ total: event.target.value })}
          />
        </div>
        <TextField
          dense
          label={adminDeals.fields.customerLimit}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={plan.customerLimit}
          hint={adminDeals.customerLimitHint}
          error={
            parseCustomerLimit(plan.customerLimit) === undefined ? adminDeals.problems.customerLimit : null
          }
          onChange={(event) => change({ customerLimit: event.target.value })}
        />
        <p className="text-12 text-muted">{words.termsHint}</p>
      </div>
    </Panel>
  )
}
