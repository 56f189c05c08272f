import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account'
import { settings } from '@/content/settings'
import { authProblemOf } from '@/data/auth/problems'
import type { Member } from '@/data/auth/session'
import { deletionRefusal, useDeleteAccount } from '@/data/profile/account-data'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast'

const { dialog: words, problems, done } = settings.delete

type DeleteDialogProps = { member: Member; hasPassword: boolean; onClose: () => void }

/** Asks for confirmation, and for the password of an account that has one. */
export function DeleteDialog({ member, hasPassword, onClose }: DeleteDialogProps) {
  const { mutateAsync, isPending, error, reset } = useDeleteAccount(member)
  const [password, setPassword] = useState('')
  const [validated, setValidated] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const form = useId()
  const missing = hasPassword && validated && !password ? problems.password : null

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (hasPassword && !password) {
      input.current?.focus()
      return
    }
    if (isPending) return
    try {
      await mutateAsync(hasPassword ? password : null)
      showToast({ title: done.title, description: done.text })
      void navigate(paths.home, { replace: true })
    } catch {
      input.current?.focus()
    }
  }
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button form={form} type="submit" look="danger" size="medium" aria-disabled={isPending}>
            {isPending ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-2 ps-5 text-14">
        <li>{words.goes}</li>
        <li>{words.reviews}</li>
        <li>{words.orders}</li>
      </ul>
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)} className="mt-4 grid gap-3">
        {hasPassword ? (
          <PasswordField
            ref={input}
            label={words.password}
            showLabel={account.signIn.showPassword}
            hideLabel={account.signIn.hidePassword}
            name="password"
            autoComplete="current-password"
            maxLength={72}
            value={password}
            error={missing}
            onChange={(event) => {
              setPassword(event.target.value)
              reset()
            }}
          />
        ) : (
          <p>{words.withoutPassword}</p>
        )}
        <p role="alert" className="text-14 font-medium text-terracotta-text empty:hidden">
          {error && failureOf(error)}
        </p>
      </form>
    </Dialog>
  )
}

function failureOf(error: Error): string {
  const refusal = deletionRefusal(error)
  if (refusal) return problems[refusal]
  const problem = authProblemOf(error)
  if (problem === 'credentials') return problems.wrong
  return problem === 'offline' || problem === 'rate-limited' ? problems[problem] : problems.other
}
