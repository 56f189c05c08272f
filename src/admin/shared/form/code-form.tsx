import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { adminTwoFactor } from '@/content/admin/settings/two-factor'
import { AppError } from '@/data/supabase/errors'
import { TextField } from '@/ui/field'

const { label, problems } = adminTwoFactor.code

type CodeFormProps = {
  id?: string
  label?: string
  takesFocus?: boolean
  isPending: boolean
  error: Error | null
  onSubmit: (code: string, onError: () => void) => void
  children?: ReactNode
}

/** Asks for the six digits of an authenticator app. Spaces, which apps show among them, are ignored. */
export function CodeForm({
  id,
  label: text = label,
  takesFocus = false,
  isPending,
  error,
  onSubmit,
  children,
}: CodeFormProps) {
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const digits = code.replace(/\s/g, '')
  const isCode = /^[0-9]{6}$/.test(digits)
  const focus = () => input.current?.select()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isCode) focus()
    else if (!isPending) onSubmit(digits, focus)
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={input}
        label={text}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={checked && !isCode ? problems.missing : null}
      />
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {error && failureOf(error)}
      </p>
      {children}
    </form>
  )
}

function failureOf(error: Error): string {
  if (!(error instanceof AppError)) return problems.failed
  if (error.kind === 'rate-limited') return problems.tooMany
  return error.code === 'mfa_verification_failed' ? problems.wrong : problems.failed
}
