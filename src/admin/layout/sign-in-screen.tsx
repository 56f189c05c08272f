import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { account } from '@/content/account/account'
import { admin } from '@/content/admin/admin'
import { authProblemOf } from '@/data/auth/problems'
import { useSignIn } from '@/data/auth/sign-in'
import { signInSchema } from '@/domain/shop/access-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { PasswordField } from '@/ui/password-field'
import { AuthLayout } from './auth-layout'

const resolver = valibotResolver(signInSchema)
const problems: Readonly<Record<string, string>> = account.required

/** The admin's sign-in form. It keeps what was typed when signing in fails. */
export function SignInScreen({ onSubmit, ended = false }: { onSubmit: () => void; ended?: boolean }) {
  const { title, intro, ended: endedText, submit, busy } = admin.signIn
  const words = account.signIn
  usePageHead({ title: admin.title(title), hidden: true })
  const signIn = useSignIn()
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const submitForm = form.handleSubmit((typed) => {
    if (signIn.isPending) return
    onSubmit()
    signIn.mutate(typed, { onError: () => form.setFocus('password') })
  })
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 text-14 text-muted">{ended ? endedText : intro}</p>
      <form noValidate onSubmit={(event) => void submitForm(event)} className="mt-5 grid gap-4">
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          error={problems[errors.email?.message ?? '']}
          {...form.register('email')}
        />
        <PasswordField
          label={words.password}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          autoComplete="current-password"
          error={problems[errors.password?.message ?? '']}
          {...form.register('password')}
        />
        <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
          {signIn.isError && account.problems[authProblemOf(signIn.error)]}
        </p>
        <Button type="submit" aria-disabled={signIn.isPending}>
          {signIn.isPending ? busy : submit}
        </Button>
      </form>
    </AuthLayout>
  )
}
