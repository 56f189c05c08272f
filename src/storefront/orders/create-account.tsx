import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { accountLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { orders } from '@/content/orders/orders'
import { authProblemOf } from '@/data/auth/problems'
import { useSignUp } from '@/data/auth/sign-in'
import { useClaimOrders } from '@/data/orders/claim-orders'
import { orderToken } from '@/data/orders/guest-orders'
import type { Order } from '@/domain/orders/order'
import { newPassword } from '@/domain/values/password'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button, buttonClass } from '@/ui/button'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast/toast'

const words = orders.account.create
const { password, passwordLength, passwordBytes } = account.required
const schema = v.object({
  password: newPassword(accountLimits.passwordLength, password, passwordLength, passwordBytes),
})
const empty = { password: '' }

/** Turns a guest's order into an account: name and email are known, only a password is missing. */
export function CreateAccount({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  const login = `${paths.login}?next=${encodeURIComponent(paths.orderConfirmation(order.id))}`
  return (
    <section aria-labelledby="keep-order" className="rounded-surface bg-surface-sunken px-5 py-4 md:px-6">
      <h2 id="keep-order" className="font-text text-16 font-semibold tracking-normal">
        {words.title}
      </h2>
      <p className="text-14 text-muted">{words.text}</p>
      {open ? (
        <AccountForm order={order} />
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="line" size="medium" onClick={() => setOpen(true)}>
            {words.action}
          </Button>
          <Link to={login} className={`${buttonClass({ look: 'text', size: 'small' })} min-h-11`}>
            {words.login}
          </Link>
        </p>
      )}
    </section>
  )
}

function AccountForm({ order }: { order: Order }) {
  const signUp = useSignUp()
  const claim = useClaimOrders()
  const [confirming, setConfirming] = useState(false)

  const create = async (password: string) => {
    const token = orderToken(order.id)
    const member = await signUp.mutateAsync({
      email: order.customerEmail,
      password,
      name: order.customerName,
    })
    if (!member) {
      setConfirming(true)
      return
    }
    // Signing up re-renders the page for the member; this function goes on.
    const claimed = await claim.mutateAsync(token ? [{ id: order.id, token }] : []).catch(() => 0)
    const message = claimed > 0 ? words.done : words.doneWithout
    showToast({ title: message.title, description: message.text, tone: 'success' })
  }
  const { bind, onSubmit } = useSchemaForm({
    schema,
    values: empty,
    isPending: signUp.isPending,
    submit: ({ password }, form) => void create(password).catch(() => focusField(form, 'password')),
  })
  if (confirming) {
    return (
      <p role="status" className="mt-3 font-medium">
        {account.signIn.confirm.text(order.customerEmail)}
      </p>
    )
  }
  return (
    <form noValidate aria-labelledby="keep-order" onSubmit={onSubmit} className="mt-3 grid max-w-md gap-3">
      <p className="text-14">{words.as(order.customerEmail)}</p>
      {/* Password managers save a password together with this name. */}
      <input hidden readOnly name="username" autoComplete="username" value={order.customerEmail} />
      <PasswordField
        {...bind('password')}
        // The form was opened by a click just now.
        autoFocus
        label={account.signIn.password}
        hint={account.signIn.passwordHint}
        showLabel={account.signIn.showPassword}
        hideLabel={account.signIn.hidePassword}
        autoComplete="new-password"
      />
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {signUp.isError && account.problems[authProblemOf(signUp.error)]}
      </p>
      <Button type="submit" aria-disabled={signUp.isPending} className="justify-self-start">
        {signUp.isPending ? account.signIn.busySignUp : words.action}
      </Button>
    </form>
  )
}
