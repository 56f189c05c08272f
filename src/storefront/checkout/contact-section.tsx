import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkout as words } from '@/content/cart/checkout'
import { TextField } from '@/ui/field'
import { fieldProps } from './field-props'
import { Section } from './section'
import type { CheckoutForm } from './use-checkout-form'

/** Email and phone. A guest can check out; signing in is only offered. */
export function ContactSection({ form }: { form: CheckoutForm }) {
  const aside = form.member ? (
    <p className="text-14 text-muted">{words.signedIn(form.member.email)}</p>
  ) : (
    <Link
      to={`${paths.login}?next=${paths.checkout}`}
      className="inline-flex min-h-6 touch:min-h-11 items-center text-14 font-medium text-accent underline underline-offset-4"
    >
      {words.signIn}
    </Link>
  )
  return (
    <Section step={1} title={words.sections.contact} aside={aside}>
      {form.asked.email !== 'hidden' && (
        <TextField
          {...fieldProps(form, 'email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={words.hints.email}
          className="md:col-span-2"
        />
      )}
      <TextField
        {...fieldProps(form, 'phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={form.method === 'cod' ? words.hints.phoneForCash : words.hints.phone}
        placeholder={form.phones?.callingCode(form.phoneCountry)}
        suffix={
          form.phones && (
            <form.phones.PhoneCountry country={form.phoneCountry} onChange={form.setPhoneCountry} />
          )
        }
        className="md:col-span-2"
      />
    </Section>
  )
}
