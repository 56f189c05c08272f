import { type FormEvent, useRef, useState } from 'react'
import { account } from '@/content/account/account'
import { admin } from '@/content/admin/admin'
import { authProblemOf } from '@/data/auth/problems'
import { useSignIn } from '@/data/auth/sign-in'
import { check, email as emailRule, required } from '@/domain/values/validation'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { PasswordField } from '@/ui/password-field'
import { AuthLayout } from './auth-layout'

/** The admin's sign-in form. It keeps what was typed when signing in fails. */
export function SignInScreen({ onSubmit, ended = false }: { onSubmit: () => void; ended?: boolean }) {
  const { title, intro, ended: endedText, submit, busy } = admin.signIn
  const words = account.signIn
  usePageHead({ title: admin.title(title), hidden: true })
  const signIn = useSignIn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const emailProblem = check(email, [required, emailRule])
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (emailProblem) emailInput.current?.focus()
    else if (!password) passwordInput.current?.focus()
    else if (!signIn.isPending) {
      onSubmit()
      signIn.mutate({ email: email.trim(), password }, { onError: () => passwordInput.current?.focus() })
    }
  }
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 text-14 text-muted">{ended ? endedText : intro}</p>
      <form noValidate onSubmit={submitForm} className="mt-5 grid gap-4">
        <TextField
          ref={emailInput}
          label={words.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={
            checked && emailProblem
              ? account.required[emailProblem === 'required' ? 'email' : 'emailFormat']
              : null
          }
        />
        <PasswordField
          ref={passwordInput}
          label={words.password}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={checked && !password ? account.required.password : null}
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
