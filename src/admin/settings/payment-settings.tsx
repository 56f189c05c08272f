import { useFormContext, useWatch } from 'react-hook-form'
import { adminSettings } from '@/content/admin/settings/settings'
import { type CardProvider, cardProviders, settlement } from '@/domain/money/card-provider'
import { paymentMethods } from '@/domain/money/payment'
import type { SettingsForm } from '@/domain/shop/settings-form'
import { SelectField, TextField } from '@/ui/field'
import { Panel } from '../shared/page/panel'
import { PaymentMarks } from './payment-marks'

const words = adminSettings.payments
const problems: Readonly<Record<string, string>> = adminSettings.problems
const part = 'border-t border-line p-4'

type BankField = Exclude<keyof SettingsForm['bank'], 'dueDays'>
/** As many characters as fit, with the blanks that people type between groups. */
const bankFields: { name: BankField; longest: number; wide?: boolean }[] = [
  { name: 'holder', longest: 70 },
  { name: 'name', longest: 70 },
  { name: 'account', longest: 48, wide: true },
  { name: 'swift', longest: 16 },
]

/** Which payment methods the checkout offers, and what each needs. */
export function PaymentSettings() {
  const { register, getFieldState, formState } = useFormContext<SettingsForm>()
  // Not `watch`, with which the whole page would be rendered at each key.
  const [bank, cardProvider, codEnabled, currency] = useWatch<
    SettingsForm,
    ['bank', 'cardProvider', 'codEnabled', 'currency']
  >({ name: ['bank', 'cardProvider', 'codEnabled', 'currency'] })
  const isPossible = (provider: CardProvider) => (settlement[provider] ?? currency) === currency
  const problemOf = (name: `bank.${keyof SettingsForm['bank']}`) =>
    problems[getFieldState(name, formState).error?.message ?? '']
  const hasBank = [bank.holder, bank.name, bank.account].every((typed) => typed.trim() !== '')
  const isOn = { card: cardProvider !== '', bank: hasBank, cod: codEnabled }
  const offered = paymentMethods.filter((method) => isOn[method])
  return (
    <Panel id="settings-payments" title={words.title}>
      {offered.length === 0 && (
        <p role="status" className="px-4 pb-3 font-medium text-danger-text">
          {words.none}
        </p>
      )}
      <section aria-labelledby="settings-card" className={part}>
        <Heading
          id="settings-card"
          title={words.card.title}
          missing={cardProvider === '' && words.card.missing}
        />
        <SelectField
          dense
          label={words.card.provider}
          hint={words.card.hint}
          error={problems[getFieldState('cardProvider', formState).error?.message ?? '']}
          {...register('cardProvider')}
        >
          <option value="">{words.card.noProvider}</option>
          {cardProviders.map((provider) => (
            <option key={provider} value={provider} disabled={!isPossible(provider)}>
              {isPossible(provider)
                ? words.card.providers[provider]
                : words.card.impossible(words.card.providers[provider], settlement[provider] ?? '')}
            </option>
          ))}
        </SelectField>
      </section>
      <section aria-labelledby="settings-bank" className={part}>
        <Heading id="settings-bank" title={words.bank.title} missing={!hasBank && words.bank.missing} />
        <div className="grid gap-4 sm:grid-cols-2">
          {bankFields.map(({ name, longest, wide }) => (
            <TextField
              key={name}
              dense
              className={wide ? 'sm:col-span-2' : undefined}
              label={words.bank.fields[name]}
              hint={words.bank.hints[name]}
              autoComplete="off"
              spellCheck={false}
              maxLength={longest}
              error={problemOf(`bank.${name}`)}
              {...register(`bank.${name}`)}
            />
          ))}
          <TextField
            dense
            label={words.bank.fields.dueDays}
            hint={words.bank.hints.dueDays}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            error={problemOf('bank.dueDays')}
            {...register('bank.dueDays')}
          />
        </div>
      </section>
      <section aria-labelledby="settings-cod" className={part}>
        <Heading id="settings-cod" title={words.cod.title} missing={!codEnabled && words.cod.missing} />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" role="switch" className="size-5 accent-accent" {...register('codEnabled')} />
          {words.cod.enabled}
        </label>
        <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            role="switch"
            className="size-5 shrink-0 accent-accent"
            {...register('packOnlyConfirmed')}
          />
          <span>
            <span className="block">{words.cod.onlyConfirmed}</span>
            <span className="block text-muted">{words.cod.onlyConfirmedHint}</span>
          </span>
        </label>
        <p className="mt-2 text-muted">{words.cod.door}</p>
        {(['parcelsMayOpen', 'parcelsMayTryOn'] as const).map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              role="switch"
              className="size-5 shrink-0 accent-accent"
              {...register(name)}
            />
            <span>{words.cod[name]}</span>
          </label>
        ))}
      </section>
      <PaymentMarks offered={offered} />
    </Panel>
  )
}

/** A method's name, and that it is offered or why not. */
function Heading({ id, title, missing }: { id: string; title: string; missing: string | false }) {
  return (
    <div className="mb-3">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p role="status" className={missing ? 'text-muted' : 'text-success'}>
        {missing || words.offered}
      </p>
    </div>
  )
}
