import { paths } from '@/config/paths'
import { messageWords } from '@/content/pages/contact'
import { sell as words } from '@/content/pages/sell'
import { BodyField, EmailField, MessageFormFrame, SentNote } from '@/storefront/shared/forms/message-form'
import { useMessageForm } from '@/storefront/shared/forms/use-message-form'
import { SelectField, TextField } from '@/ui/field'

const { fields, hints } = words

type SellerFieldsProps = {
  /** What a seller may choose as what they sell most; it is stored as it is written. */
  categories: readonly string[]
  /** What is said once the application is sent; '' for what the software says. */
  sent: string
}

/** The form to apply as a seller. */
export function SellerFields({ categories, sent: thanks }: SellerFieldsProps) {
  const form = useMessageForm('seller')
  const { field, sent } = form
  if (sent)
    return (
      <SentNote
        form={form}
        words={{ ...words.sent, ...(thanks && { text: thanks }) }}
        next={{ to: paths.home, label: words.sent.home }}
      />
    )
  return (
    <MessageFormFrame form={form} label={words.title} submit={words.submit} busy={words.busy}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField {...field('name')} label={fields.name} required autoComplete="name" />
        <TextField {...field('business')} label={fields.business} required autoComplete="organization" />
        <EmailField form={form} label={fields.email} hint={hints.email} />
        <TextField
          {...field('phone')}
          label={fields.phone}
          note={messageWords.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField {...field('city')} label={fields.city} required autoComplete="address-level2" />
        <SelectField {...field('category')} label={fields.category} required>
          <option value="">{words.choose}</option>
          {[...categories, ...(categories.length === 0 ? [words.any] : [])].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('website')}
        label={fields.website}
        note={messageWords.optional}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BodyField form={form} label={fields.body} hint={hints.body} rows={6} />
    </MessageFormFrame>
  )
}
