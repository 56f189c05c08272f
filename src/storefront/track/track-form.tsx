import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { track as words } from '@/content/orders/track'
import { emailAddress, requiredText } from '@/domain/values/typed-text'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

const schema = v.object({
  number: requiredText(words.required.number),
  email: emailAddress(words.required.email, words.emailFormat),
})

type TrackFormProps = {
  /** The signed-in member's email, or ''. */
  known: string
  busy: boolean
  onTrack: (input: { number: string; email: string }) => void
}

/** Order number and email, both required. A link can fill in the number only: the email is the proof. */
export function TrackForm({ known, busy, onTrack }: TrackFormProps) {
  const [params] = useSearchParams()
  const [number] = useState(() => params.get('order')?.slice(0, 80) ?? '')
  const { bind, onSubmit } = useSchemaForm({
    schema,
    values: { number, email: known },
    isPending: busy,
    submit: onTrack,
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 rounded-surface border border-line bg-surface-raised p-5 md:p-6"
    >
      <TextField
        {...bind('number')}
        type="text"
        required
        label={words.number}
        hint={words.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
      />
      <TextField
        {...bind('email')}
        type="email"
        required
        label={words.email}
        hint={words.emailHint}
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
