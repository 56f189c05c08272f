import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { panel } from '@/admin/shared/page/panel'
import { useSettled } from '@/admin/shared/page/use-settled'
import { adminNewOrder as words } from '@/content/admin/orders/new-order'
import { customerQuery, customersQuery } from '@/data/customers/customer-queries'
import type { CustomerDetail } from '@/domain/orders/customer'
import { TextField } from '@/ui/field'

const most = 5

/** Finds a customer by name, phone or email, and fills in what they last ordered with. */
export function FindCustomer({ onFound }: { onFound: (customer: CustomerDetail) => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useQuery({
    ...customersQuery({ search, tag: '', sort: 'last', page: 1 }),
    enabled: search.length >= 2,
  })
  const fill = useMutation({
    mutationFn: (key: string) => client.fetchQuery(customerQuery(key)),
    onSuccess: (customer) => {
      if (!customer) return
      onFound(customer)
      setTyped('')
    },
  })
  const customers =
    search.length >= 2 && typed.trim() !== '' ? (found.data?.customers ?? []).slice(0, most) : []
  return (
    <section aria-label={words.customer.label} className={`${panel} p-4`}>
      <TextField
        dense
        label={words.customer.label}
        hint={words.customer.hint}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        error={found.isLoadingError || fill.isError ? words.customer.failed : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-2 font-medium text-success empty:hidden">
        {`${fill.data && typed === '' ? words.customer.filled(fill.data.name) : ''}${
          typed !== '' && found.isSuccess && search.length >= 2 && customers.length === 0
            ? words.customer.none
            : ''
        }`}
      </p>
      {customers.length > 0 && (
        <ul aria-label={words.customer.choose} className="mt-3 rounded-control border border-line">
          {customers.map(({ key, email, name, phone, city, orders }) => (
            <li key={key} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => fill.mutate(key)}
                className="flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-start outline-offset-[-2px] hover:bg-surface"
              >
                <span className="min-w-0 flex-1 leading-snug">
                  <span dir="auto" className="block truncate font-medium">
                    {name}
                  </span>
                  <span dir="auto" className="block truncate text-muted">
                    {[phone, city, email].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="shrink-0 text-muted">{words.customer.orders(orders)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
