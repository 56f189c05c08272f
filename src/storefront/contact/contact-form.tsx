import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { contact as words } from '@/content/pages/contact'
import { useSupport } from '@/data/settings/use-support'
import { BodyField, EmailField, MessageFormFrame, SentNote } from '@/storefront/shared/forms/message-form'
import { useMessageForm } from '@/storefront/shared/forms/use-message-form'
import { TextField } from '@/ui/field'

const { fields, hints } = words

/** Name, email, subject and message, all required. `?about=` fills in the subject. */
export function ContactForm() {
  const [params] = useSearchParams()
  const about = params.get('about') ?? ''
  // The links beside the form change it while the page stays.
  return <Fields key={about} subject={words.about[about]} />
}

function Fields({ subject }: { subject: string | undefined }) {
  const { hours, phone } = useSupport()
  const form = useMessageForm('contact', subject ? { subject } : {})
  const { field, sent } = form
  if (sent)
    return <SentNote form={form} words={words.sent} next={{ to: paths.help, label: words.sent.help }} />
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
