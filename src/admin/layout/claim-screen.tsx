import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountLimits } from '@/config/page-limits'
import { account } from '@/content/account/account'
import { admin } from '@/content/admin/admin'
import { adminAccess } from '@/content/admin/settings/access'
import { authProblemOf } from '@/data/auth/problems'
import { useSignUp } from '@/data/auth/sign-in'
import { ownerSchema } from '@/domain/shop/access-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { PasswordField } from '@/ui/password-field'
import { AuthLayout } from './auth-layout'

const words = adminAccess.claim
const resolver = valibotResolver(ownerSchema(accountLimits.passwordLength))
const problems: Readonly<Record<string, string>> = account.required

/** Opens the first owner's account, which then takes the shop over by the code. */
export function NewOwnerScreen({ signIn }: { signIn: () => void }) {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const signUp = useSignUp()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((typed) => {
    if (signUp.isPending) return
    signUp.mutate(
      { ...typed, name: '' },
      // Null: the project wants the address confirmed first.
      { onSuccess: (member) => member === null && setSentTo(typed.email) },
    )
  })
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {words.title}
      </h1>
      <p className="mt-1 text-14 text-muted">{sentTo === null ? words.text : words.confirm(sentTo)}</p>
      {sentTo === null && (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
          <TextField
            label={account.signIn.email}
            type="email"
            autoComplete="username"
            error={problems[errors.email?.message ?? '']}
            {...form.register('email')}
          />
          <PasswordField
            label={account.signIn.password}
            hint={account.signIn.passwordHint}
            showLabel={account.signIn.showPassword}
            hideLabel={account.signIn.hidePassword}
            autoComplete="new-password"
            error={problems[errors.password?.message ?? '']}
            {...form.register('password')}
          />
          <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
            {signUp.isError && account.problems[authProblemOf(signUp.error)]}
          </p>
          <Button type="submit" aria-disabled={signUp.isPending}>
            {signUp.isPending ? account.signIn.busySignUp : account.signIn.signUp}
          </Button>
        </form>
      )}
      <Button look="quiet" size="medium" className="mt-4" onClick={signIn}>
        {words.known}
      </Button>
    </AuthLayout>
  )
}
