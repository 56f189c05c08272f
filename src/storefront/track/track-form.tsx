import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { track as words } from '@/content/orders/track'
import { useShopSettings } from '@/data/settings/shop-settings'
import { emailAddress, limitedText, requiredText } from '@/domain/values/typed-text'
import { email, phone } from '@/domain/values/validation'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

const number = requiredText(words.required.number)
const schema = v.object({ number, email: emailAddress(words.required.email, words.emailFormat) })
/** In a shop that takes orders without an email. */
const contactSchema = v.object({
  number,
  email: v.pipe(
    limitedText(254, words.contact.required, words.contact.format),
    v.check((typed) => (typed.includes('@') ? email : phone)(typed) === null, words.contact.format),
  ),
})

type TrackFormProps = {
  /** The signed-in member's email, or ''. */
  known: string
  busy: boolean
  onTrack: (input: { number: string; email: string }) => void
}

/**
 * Order number and email, both required; of an order without an email, the phone number. A link can fill in the number only:
 * the other is the proof.
 */
export function TrackForm({ known, busy, onTrack }: TrackFormProps) {
  const [params] = useSearchParams()
  const [number] = useState(() => params.get('order')?.slice(0, 80) ?? '')
  const takesPhone = useTakesPhone()
  const { bind, onSubmit } = useSchemaForm({
    schema: takesPhone ? contactSchema : schema,
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
        {...(takesPhone
          ? { type: 'text', label: words.contact.label, hint: words.contact.hint, autoComplete: 'off' }
          : {
              ...{ type: 'email', label: words.email, hint: words.emailHint },
              ...{ inputMode: 'email', autoComplete: 'email' },
            })}
        required
        maxLength={254}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <p className="text-14 text-muted">{words.limit}</p>
    </form>
  )
}

/** Whether there may be orders without an email. */
export function useTakesPhone(): boolean {
  const { email = 'required' } = useShopSettings()?.checkoutFields ?? {}
  return email !== 'required'
}
