import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { withdrawal as words } from '@/content/orders/withdrawal'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { memberQuery } from '@/data/auth/session'
import { useWithdraw, type Withdrawal } from '@/data/returns/withdrawal'
import { refusedFieldOf } from '@/data/supabase/answer'
import { wordsFor } from '@/data/supabase/errors'
import { emailAddress, limitedText } from '@/domain/values/typed-text'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'

const { problems } = words
const items = v.pipe(
  v.array(v.object({ item: v.string(), quantity: v.number() })),
  v.minLength(1, problems.items),
)
const name = limitedText(160, problems.name, problems.name)
const withEmail = v.object({ items, name, email: emailAddress(problems.email, problems.email) })
const withoutEmail = v.object({ items, name, email: v.string() })

export const nameOf = ({ name, size, color }: { name: string; size: string; color: string }) =>
  [name, variantWords(size, color)].filter(Boolean).join(comma)

/** Who withdraws from what; then the same once more, to be confirmed. */
export function WithdrawalForm({ order }: { order: Withdrawal }) {
  const withdraw = useWithdraw()
  const { data: member } = useQuery(memberQuery())
  const [id] = useState(() => crypto.randomUUID())
  const left = order.items.filter(({ left }) => left > 0)
  const [chosen, setChosen] = useState(() => new Map(left.map(({ id, left }) => [id, left])))
  const [isChecked, setChecked] = useState(false)
  const lines = left.flatMap(({ id: item }) => {
    const quantity = chosen.get(item) ?? 0
    return quantity > 0 ? [{ item, quantity }] : []
  })
  const form = useSchemaForm({
    schema: order.hasEmail ? withEmail : withoutEmail,
    values: { items: lines, name: member?.name ?? '', email: member?.email ?? '' },
    isPending: withdraw.isPending,
    submit: () => setChecked(true),
  })
  if (isChecked)
    return (
      <Check
        order={order}
        lines={lines}
        name={form.values.name.trim()}
        email={order.hasEmail ? form.values.email.trim() : null}
        isBusy={withdraw.isPending}
        problem={
          withdraw.error &&
          (refusedFieldOf(withdraw.error) === 'email'
            ? problems.email
            : wordsFor(withdraw.error, words.failed))
        }
        onChange={() => {
          withdraw.reset()
          setChecked(false)
        }}
        onConfirm={() =>
          withdraw.mutate({
            id,
            orderId: order.orderId,
            name: form.values.name.trim(),
            email: order.hasEmail ? form.values.email.trim() : null,
            items: lines,
          })
        }
      />
    )
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-8 grid gap-6">
      <TextField {...form.bind('name')} label={words.name} autoComplete="name" maxLength={160} />
      {order.hasEmail ? (
        <TextField
          {...form.bind('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      ) : (
        <p className="text-14 text-muted">{words.noEmail}</p>
      )}
      <fieldset>
        <legend className="text-16 font-semibold">{words.what}</legend>
        <ul className="mt-2 border-t border-line">
          {left.map((item) => {
            const quantity = chosen.get(item.id) ?? 0
            return (
              <li key={item.id} className="flex flex-wrap items-center gap-3 border-b border-line py-3">
                <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    name="items"
                    className="size-6 shrink-0 accent-accent"
                    checked={quantity > 0}
                    onChange={({ target }) =>
                      setChosen(new Map(chosen).set(item.id, target.checked ? item.left : 0))
                    }
                  />
                  <bdi className="min-w-0 wrap-anywhere">{nameOf(item)}</bdi>
                </label>
                {item.left > 1 && quantity > 0 && (
                  <SelectField
                    label={words.quantity(nameOf(item))}
                    className="w-28 [&_label]:sr-only"
                    value={quantity}
                    onChange={({ target }) => setChosen(new Map(chosen).set(item.id, Number(target.value)))}
                  >
                    {Array.from({ length: item.left }, (_, index) => index + 1).map((each) => (
                      <option key={each} value={each}>
                        {words.of(number(each), number(item.left))}
                      </option>
                    ))}
                  </SelectField>
                )}
              </li>
            )
          })}
        </ul>
        <p role="alert" className="mt-2 font-medium text-danger-text empty:hidden">
          {form.problemOf('items')}
        </p>
      </fieldset>
      <Button type="submit" className="justify-self-start">
        {words.next}
      </Button>
    </form>
  )
}

type CheckProps = {
  order: Withdrawal
  lines: readonly { item: string; quantity: number }[]
  name: string
  email: string | null
  isBusy: boolean
  problem: string | null
  onChange: () => void
  onConfirm: () => void
}

/** The statement as it will be sent. It takes the focus, because the form is gone. */
function Check({ order, lines, name, email, isBusy, problem, onChange, onConfirm }: CheckProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-8 rounded-surface border border-line bg-surface-raised p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-28 leading-tight outline-none">
        {words.check.title}
      </h2>
      <p className="mt-3">{words.check.text(order.orderNumber)}</p>
      <ul className="mt-2 list-disc ps-5">
        {lines.map(({ item, quantity }) => {
          const line = order.items.find(({ id }) => id === item)
          return line && <li key={item}>{words.check.line(number(quantity), nameOf(line))}</li>
        })}
      </ul>
      <p className="mt-3 font-medium">
        <bdi>{name}</bdi>
        {email !== null && (
          <span className="block font-normal">
            <bdi>{email}</bdi>
          </span>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
          {isBusy ? words.check.busy : words.check.submit}
        </Button>
        <Button look="line" onClick={onChange}>
          {words.check.change}
        </Button>
      </div>
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {problem}
      </p>
    </section>
  )
}
