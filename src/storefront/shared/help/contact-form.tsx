import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { contact as words } from '@/content/pages/contact'
import { useSupport } from '@/data/settings/use-support'
import type { Target } from '@/domain/store/content'
import { BodyField, EmailField, MessageFormFrame, SentNote } from '@/storefront/shared/forms/message-form'
import { useMessageForm } from '@/storefront/shared/forms/use-message-form'
import { TextField } from '@/ui/field'

const { fields, hints } = words

type ContactFormProps = {
  /** What is said once the message is sent; '' for what the software says. */
  sent: string
  /** Where all help is. */
  help: Target | null
}

/** Name, email, subject and message, all required. `?about=` fills in the subject. */
export function ContactForm({ sent, help }: ContactFormProps) {
  const [params] = useSearchParams()
  const about = params.get('about') ?? ''
  // The links beside the form change it while the page stays.
  return <Fields key={about} subject={words.about[about]} thanks={sent} help={help} />
}

type FieldsProps = { subject: string | undefined; thanks: string; help: Target | null }

function Fields({ subject, thanks, help }: FieldsProps) {
  const { hours, phone } = useSupport()
  const form = useMessageForm('contact', subject ? { subject } : {})
  const { field, sent } = form
  if (sent)
    return (
      <SentNote
        form={form}
        words={{ ...words.sent, ...(thanks && { text: thanks }) }}
        next={help ? { to: help.to, label: words.sent.help } : { to: paths.home, label: words.sent.home }}
      />
    )
  return (
    <MessageFormFrame form={form} label={words.form} submit={words.submit} busy={words.busy}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('name')} label={fields.name} required autoComplete="name" />
        <EmailField form={form} label={fields.email} hint={hints.email} />
      </div>
      <TextField {...field('subject')} label={fields.subject} required autoComplete="off" />
      <BodyField
        form={form}
        label={fields.body}
        hint={hours.phone && !phone ? hints.call : hints.body}
        rows={8}
      />
    </MessageFormFrame>
  )
}
