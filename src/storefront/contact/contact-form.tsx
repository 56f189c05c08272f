import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { contact as words } from '@/content/contact'
import { CharactersLeft, MessageFormFrame, SentNote } from '@/storefront/shared/forms/message-form'
import { useMessageForm } from '@/storefront/shared/forms/use-message-form'
import { Button, buttonClass } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'

const { fields, hints } = words

/** Name, email, subject and message, all required. `?about=` fills in the subject. */
export function ContactForm() {
  const [params] = useSearchParams()
  const subject = words.about[params.get('about') ?? '']
  const form = useMessageForm('contact', subject ? { subject } : {})
  const { field, sent } = form
  if (sent)
    return (
      <SentNote sent={sent} title={words.sent.title} text={words.sent.text}>
        <Link to={paths.help} className={buttonClass()}>
          {words.sent.help}
        </Link>
        <Button look="line" onClick={form.startAfresh}>
          {words.sent.again}
        </Button>
      </SentNote>
    )
  const body = field('body')
  return (
    <MessageFormFrame form={form} label={words.form} submit={words.submit} busy={words.busy}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('name')} label={fields.name} required autoComplete="name" />
        <TextField
          {...field('email')}
          label={fields.email}
          hint={hints.email}
          type="email"
          required
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField {...field('subject')} label={fields.subject} required autoComplete="off" />
      <TextArea
        {...body}
        label={fields.body}
        hint={
          <>
            {hints.body} <CharactersLeft text={body.value} />
          </>
        }
        required
        rows={8}
      />
    </MessageFormFrame>
  )
}
