import { subscribeWords } from '@/content/account/subscribe'

const name = 'fax'

/** A field hidden from people. A form in which it is filled in comes from a bot and is not stored. */
export function Honeypot() {
  return (
    <p className="sr-only" aria-hidden="true">
      <label>
        {subscribeWords.honeypot}
        <input name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  )
}

/** Empties the hidden field of a form: filled in by a browser's autofill, it would refuse every further try. */
export function takeHoneypot(form: HTMLFormElement): string {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
  const text = field?.value ?? ''
  if (field) field.value = ''
  return text
}
