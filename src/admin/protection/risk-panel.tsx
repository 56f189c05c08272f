import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dayWords } from '@/content/admin/admin'
import { adminRisk as words } from '@/content/admin/orders/risk'
import { type RiskRule, riskSettingsQuery, useSetRiskRule, useUnblockPhone } from '@/data/orders/order-risk'
import { serverNow } from '@/data/supabase/server-clock'
import { riskActions, riskRuleSchema } from '@/domain/orders/order-risk'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { SelectField, TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError, StaleNote } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

/** The owner's rules about risky cash orders, and the phones of which no order is taken. */
export function RiskPanel() {
  const settings = useQuery(riskSettingsQuery())
  const unblock = useUnblockPhone()
  const now = serverNow()
  return (
    <Panel id="risk" title={words.rules.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.rules.text}</p>
      <StaleNote query={settings} />
      {settings.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.rules.error} query={settings} />
      {settings.data && (
        <>
          <ul>
            {settings.data.rules.map((rule) => (
              <RuleRow
                key={`${rule.reason} ${rule.atLeast} ${rule.action}`}
                rule={rule}
                currency={settings.data.currency}
              />
            ))}
          </ul>
          <h3 className="border-t border-line px-4 pt-3 font-semibold">
            {words.blocked.title(settings.data.blockedTotal)}
          </h3>
          {settings.data.blocked.length === 0 && <p className="px-4 pb-4 text-muted">{words.blocked.none}</p>}
          <ul className="pb-1">
            {settings.data.blocked.map(({ phone, at, by }) => (
              <li key={phone} className="flex flex-wrap items-center gap-x-3 px-4 py-1.5">
                <span className="min-w-0 flex-1">
                  <Code className="block w-fit font-medium">{phone}</Code>
                  <span className="text-12 text-muted">{words.was.blocked(dayWords(at, now), by)}</span>
                </span>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={words.blocked.unblockOf(phone)}
                  disabled={unblock.isPending}
                  onClick={() => unblock.mutate(phone, toasts(words.done.unblock, words.failed))}
                >
                  {words.deeds.unblock}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function RuleRow({ rule, currency }: { rule: RiskRule; currency: string }) {
  const set = useSetRiskRule()
  const { reason } = rule
  const [resolver] = useState(() => valibotResolver(riskRuleSchema(reason)))
  const form = useForm({
    resolver,
    defaultValues: { atLeast: String(rule.atLeast), action: rule.action },
  })
  const label = words.rules.names[reason]
  const submit = form.handleSubmit((typed) => {
    if (set.isPending) return
    set.mutate({ reason, ...typed }, toasts(words.rules.saved, words.failed))
  })
  return (
    <li className={panelRow}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        className="grid w-full gap-2"
      >
        <p className="font-medium">{label}</p>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            dense
            className="min-w-0 flex-1 basis-32"
            label={words.rules.from(reason, currency)}
            inputMode="numeric"
            autoComplete="off"
            error={form.formState.errors.atLeast && words.rules.wrong}
            {...form.register('atLeast')}
          />
          <SelectField
            dense
            className="min-w-0 flex-1 basis-48 max-md:basis-full"
            label={words.rules.action}
            {...form.register('action')}
          >
            {riskActions.map((action) => (
              <option key={action} value={action}>
                {words.rules.actions[action]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet" size="small" aria-label={words.rules.saveOf(label)}>
            {words.rules.save}
          </Button>
        </div>
      </form>
    </li>
  )
}
