import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account'
import { authProblemOf } from '@/data/auth/problems'
import type { Member } from '@/data/auth/session'
import { useSignInAgain } from '@/data/auth/session-end'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { PasswordField } from '@/ui/password-field'

const words = account.ended

/** Asks for the password again, over the current page, when the session has expired. */
export function SessionEnded({ member, onDecline }: { member: Member; onDecline: () => void }) {
  const { mutate, isPending, error, reset } = useSignInAgain(member)
  const [password, setPassword] = useState('')
  const [validated, setValidated] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (!password) return input.current?.focus()
    if (!isPending) mutate(password, { onError: () => input.current?.focus() })
  }
  const toLogin = () => {
    onDecline()
    void navigate(`${paths.login}?next=${encodeURIComponent(pathname + search)}`)
  }
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && !isPending && onDecline()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={onDecline}>
            {words.decline}
          </Button>
          {member.email ? (
            <Button form={form} type="submit" size="medium" aria-disabled={isPending}>
              {isPending ? words.busy : words.submit}
            </Button>
          ) : (
            <Button size="medium" onClick={toLogin}>
              {words.login}
            </Button>
          )}
        </>
      }
    >
      <p>{member.email ? words.text(member.email) : words.withoutPassword(member.name)}</p>
      {member.email && (
        <form id={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
          <input hidden readOnly name="username" autoComplete="username" value={member.email} />
          <PasswordField
            ref={input}
            label={account.signIn.password}
            showLabel={account.signIn.showPassword}
            hideLabel={account.signIn.hidePassword}
            name="password"
            autoComplete="current-password"
            maxLength={72}
            value={password}
            error={validated && !password ? account.required.password : null}
            onChange={(event) => {
              setPassword(event.target.value)
              reset()
            }}
          />
          <p role="alert" className="text-14 font-medium text-terracotta-text empty:hidden">
            {error && failureOf(error)}
          </p>
        </form>
      )}
    </Dialog>
  )
}

function failureOf(error: Error): string {
  const problem = authProblemOf(error)
  return problem === 'credentials' ? words.wrong : account.problems[problem]
}
