import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { track as words } from '@/content/orders/track'
import { check, email as emailRule, required } from '@/domain/values/validation'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

type TrackFormProps = {
  /** The signed-in member's email, or ''. */
  known: string
  busy: boolean
  onTrack: (input: { number: string; email: string }) => void
}

/** Order number and email, both required. A link can fill in the number only: the email is the proof. */
export function TrackForm({ known, busy, onTrack }: TrackFormProps) {
  const [params] = useSearchParams()
  const [number, setNumber] = useState(() => params.get('order')?.slice(0, 80) ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const email = typed ?? known
  const emailProblem = check(email, [required, emailRule])
  const problems = {
    number: number.trim() === '' ? words.required.number : null,
    email: emailProblem && (emailProblem === 'required' ? words.required.email : words.emailFormat),
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = (['number', 'email'] as const).find((name) => problems[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    else if (!busy) onTrack({ number: number.trim(), email: email.trim() })
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 rounded-surface border border-line bg-surface-raised p-5 md:p-6"
    >
      <TextField
        name="number"
        type="text"
        required
        label={words.number}
        hint={words.numberHint}
        value={number}
        error={checked ? problems.number : null}
        onChange={(event) => setNumber(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
      />
      <TextField
        name="email"
        type="email"
        required
        label={words.email}
        hint={words.emailHint}
        value={email}
        error={checked ? problems.email : null}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <p className="text-14 text-muted">{words.limit}</p>
    </form>
  )
}
