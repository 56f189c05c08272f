import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defaultCountry } from '@/config/shipping'
import { checkout as words } from '@/content/cart/checkout'
import { memberQuery } from '@/data/auth/session'
import { profileQuery } from '@/data/profile/profile-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { paymentMethods } from '@/domain/money/payment'
import { keysOf } from '@/domain/text/keys'
import { type PhoneProblem, type Problem, phone } from '@/domain/values/validation'
import {
  emptyValues,
  type FieldName,
  openCheckoutDraft,
  type Values,
} from '@/storefront/shared/cart/checkout-draft'
import { allProblems, problemOf } from './checkout-fields'

/** The known values for fields that are empty and not focused, so that nothing changes under the cursor. */
const onlyEmpty = (typed: Values, known: Partial<Values>) =>
  Object.fromEntries(
    keysOf(known)
      .filter((name) => typed[name] === '' && document.activeElement?.getAttribute('name') !== name)
      .map((name) => [name, known[name]]),
  )

/** Whether a phone number begins with its calling code. */
const isInternational = (text: string) => /^\s*(\+|00)/.test(text)

const isPhoneProblem = (problem: Problem): problem is PhoneProblem => problem.startsWith('phone-')

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** The form's values and errors: a field is validated on blur, all of them on submit. */
export function useCheckoutForm() {
  const [draft, setDraft] = useState(openCheckoutDraft)
  const [kept] = useState(draft.read)
  const [typed, setTyped] = useState<Values>(kept ?? emptyValues)
  const [problems, setProblems] = useState<Partial<Record<FieldName, Problem>>>({})
  const { data: member } = useQuery(memberQuery())
  const isFresh = kept === null
  const { data: profile } = useQuery({
    ...profileQuery(member?.id ?? ''),
    enabled: Boolean(member),
    // Loaded once: a refetch must not change the chosen payment method.
    staleTime: Number.POSITIVE_INFINITY,
  })

  const { data: settings } = useQuery(settingsQuery())
  const values = {
    ...typed,
    country: typed.country || (settings?.defaultCountry ?? defaultCountry),
  }
  const asked = settings?.checkoutFields ?? {}
  const isOneName = asked.lastName === 'hidden'
  const methods = settings?.paymentMethods ?? paymentMethods
  const method = methods.find((offered) => offered === values.paymentMethod) ?? methods[0]

  /** Reads phone numbers; undefined until it is loaded, and then any number passes. */
  const [phones, setPhones] = useState<typeof import('./phone-country')>()
  /** The phone number's country if the shopper has chosen one; otherwise it is the delivery's. */
  const [ownCountry, setOwnCountry] = useState('')
  /** The phone number as it was typed, before it got the calling code of a country that may still change. */
  const [national, setNational] = useState<string | null>(null)
  /** Whether the order adds its address to the member's. */
  const [savesAddress, setSavesAddress] = useState(true)
  const phoneIn = (of: Values) => ownCountry || of.country
  const formatted = (of: Values) => phones?.formatPhone(of.phone, phoneIn(of)) ?? of.phone
  const phoneRule = (of: Values) => phones?.phoneIn(phoneIn(of))
  useEffect(() => void import('./phone-country').then(setPhones, () => undefined), [])

  useEffect(() => draft.store(typed), [draft, typed])

  const isKnown = settings !== undefined
  // Fills empty fields from the account, once it is known which the shop has.
  useEffect(() => {
    if (!member || !isKnown) return
    const [first = '', ...rest] = member.name.split(' ')
    const [firstName, lastName] = isOneName ? [member.name, ''] : [first, rest.join(' ')]
    setTyped((before) => ({ ...before, ...onlyEmpty(before, { email: member.email, firstName, lastName }) }))
  }, [member, isKnown, isOneName])
  useEffect(() => {
    if (!profile) return
    setTyped((before) => ({
      ...before,
      ...onlyEmpty(before, { phone: profile.phone }),
      ...(isFresh && profile.payment && { paymentMethod: profile.payment }),
    }))
  }, [profile, isFresh])

  const validate = (name: FieldName, validated: Values, rule = phoneRule(validated)) =>
    setProblems(({ [name]: _old, ...others }) => {
      const problem = problemOf(name, validated, asked, rule)
      return problem ? { ...others, [name]: problem } : others
    })
  const setPhone = (text: string, rule = phoneRule(values)) => {
    setTyped({ ...typed, phone: text })
    validate('phone', { ...values, phone: text }, rule)
  }

  /** ZIP code and phone number follow the rules of the country. */
  const setCountry = (country: string) => {
    const number = national ?? values.phone
    const next = { ...values, country }
    if (!ownCountry && !isInternational(number)) {
      next.phone = formatted({ ...next, phone: number })
      setNational(number)
    }
    setTyped({ ...typed, country, phone: next.phone })
    for (const name of ['country', 'phone', 'zipCode'] as const) if (next[name] !== '') validate(name, next)
  }

  return {
    values,
    /** Stores the values again after a sign-out, which removes them: from now on as a guest's. */
    save: () => {
      const own = openCheckoutDraft()
      // At once, because the page may be left before it renders again.
      own.store(typed)
      setDraft(own)
    },
    member,
    /** What the shop asks for; a field that is not named is required. */
    asked,
    problems,
    set: (name: FieldName, value: string) => {
      if (name === 'country') return setCountry(value)
      if (name === 'phone') setNational(null)
      setTyped({ ...typed, [name]: value })
      // A marked field is validated with every key, so that the error disappears as soon as it is fixed.
      if (problems[name]) validate(name, { ...values, [name]: value })
    },
    /** Sets several fields and validates those that had an error again. */
    fill: ({ ...fields }: Partial<Record<FieldName, string>>) => {
      if (isOneName && fields.lastName) {
        fields.firstName += ` ${fields.lastName}`
        fields.lastName = ''
      }
      const next = { ...values, ...fields }
      setNational(null)
      setTyped({ ...typed, ...fields })
      for (const [name] of allProblems(values, asked))
        if (name in fields && problems[name]) validate(name, next)
    },
    savesAddress,
    setSavesAddress,
    phones,
    /** The code of the country whose calling code a phone number without one gets. */
    phoneCountry: phones?.phoneCountry(values.phone) ?? phoneIn(values),
    setPhoneCountry: (country: string) => {
      setOwnCountry(country)
      if (phones && values.phone)
        setPhone(phones.movePhone(national ?? values.phone, country), phones.phoneIn(country))
    },
    /** What the shop offers, and which of it is chosen: undefined when it offers nothing. */
    methods,
    method,
    setMethod: (paymentMethod: Values['paymentMethod']) => setTyped({ ...typed, paymentMethod }),
    setDelivery: (deliveryMethod: string) => setTyped({ ...typed, deliveryMethod }),
    /** On blur; an untouched empty field gets no error. */
    leave: (name: FieldName) => {
      if (values[name] === '' && !problems[name]) return
      if (name !== 'phone') return validate(name, values)
      if (!isInternational(values.phone)) setNational(values.phone)
      // While no country is chosen yet, a number that does not fit the default one may fit the next.
      const isJudged = ownCountry || typed.country || problems.phone || isInternational(values.phone)
      setPhone(formatted(values), isJudged ? phoneRule(values) : phone)
    },
    /** The values as they are sent. */
    settled: () => ({ ...values, phone: formatted(values) }),
    /** Marks all invalid fields and returns them in the page's order. */
    judgeAll: () => {
      const found = allProblems(values, asked, phoneRule(values))
      setProblems(Object.fromEntries(found))
      return found
    },
    /** Marks a field that the database rejected. */
    refuse: (name: FieldName): [FieldName, Problem] => {
      setProblems((others) => ({ ...others, [name]: 'refused' }))
      return [name, 'refused']
    },
    label: (name: FieldName) => (isOneName && name === 'firstName' ? words.fullName : words.fields[name]),
    message(name: FieldName): string | null {
      const problem = problems[name]
      if (!problem) return null
      return isPhoneProblem(problem)
        ? (phones?.phoneProblems[problem] ?? null)
        : words.problems[problem](this.label(name))
    },
  }
}
