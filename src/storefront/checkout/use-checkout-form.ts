import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkout as words } from '@/content/checkout'
import { memberQuery } from '@/data/auth/session'
import { profileQuery } from '@/data/profile/profile-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { keysOf } from '@/domain/keys'
import { paymentMethods } from '@/domain/order'
import type { Problem } from '@/domain/validation'
import {
  checkoutDraft,
  type FieldName,
  initialValues,
  type Values,
} from '@/storefront/shared/order/checkout-draft'
import { allProblems, problemOf } from './checkout-fields'

const saveDraft = (values: Values) => checkoutDraft.change(() => values)

/** The known values for fields that are empty and not focused, so that nothing changes under the cursor. */
const onlyEmpty = (typed: Values, known: Partial<Values>) =>
  Object.fromEntries(
    keysOf(known)
      .filter((name) => typed[name] === '' && document.activeElement?.getAttribute('name') !== name)
      .map((name) => [name, known[name]]),
  )

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** The form's values and errors: a field is validated on blur, all of them on submit. */
export function useCheckoutForm() {
  const [values, setValues] = useState(initialValues)
  const [problems, setProblems] = useState<Partial<Record<FieldName, Problem>>>({})
  const { data: member } = useQuery(memberQuery())
  const [isFresh] = useState(() => checkoutDraft.read() === null)
  const { data: profile } = useQuery({
    ...profileQuery(member?.id ?? ''),
    enabled: Boolean(member),
    // Loaded once: a refetch must not change the chosen payment method.
    staleTime: Number.POSITIVE_INFINITY,
  })

  const { data: settings } = useQuery(settingsQuery())
  const methods = settings?.paymentMethods ?? paymentMethods
  const method = methods.find((offered) => offered === values.paymentMethod) ?? methods[0]

  useEffect(() => saveDraft(values), [values])

  // Fills empty fields from the account.
  useEffect(() => {
    if (!member) return
    const [firstName = '', ...rest] = member.name.split(' ')
    setValues((typed) => ({
      ...typed,
      ...onlyEmpty(typed, { email: member.email, firstName, lastName: rest.join(' ') }),
    }))
  }, [member])
  useEffect(() => {
    if (!profile) return
    setValues((typed) => ({
      ...typed,
      ...onlyEmpty(typed, { phone: profile.phone }),
      ...(isFresh && profile.payment && { paymentMethod: profile.payment }),
    }))
  }, [profile, isFresh])

  const validate = (name: FieldName, validated: Values) =>
    setProblems(({ [name]: _old, ...others }) => {
      const problem = problemOf(name, validated)
      return problem ? { ...others, [name]: problem } : others
    })

  return {
    values,
    /** Stores the values again after a sign-out, which removes them. */
    save: () => saveDraft(values),
    member,
    problems,
    set: (name: FieldName, value: string) => {
      const next = { ...values, [name]: value }
      setValues(next)
      // A marked field is validated with every key, so that the error disappears as soon as it is fixed.
      if (problems[name]) validate(name, next)
    },
    /** Sets several fields and validates those that had an error again. */
    fill: (fields: Partial<Record<FieldName, string>>) => {
      const next = { ...values, ...fields }
      setValues(next)
      for (const [name] of allProblems(values)) if (name in fields && problems[name]) validate(name, next)
    },
    /** What the shop offers, and which of it is chosen: undefined when it offers nothing. */
    methods,
    method,
    setMethod: (paymentMethod: Values['paymentMethod']) => setValues({ ...values, paymentMethod }),
    setDelivery: (deliveryMethod: string) => setValues({ ...values, deliveryMethod }),
    /** On blur; an untouched empty field gets no error. */
    leave: (name: FieldName) => {
      if (values[name] !== '' || problems[name]) validate(name, values)
    },
    /** Marks all invalid fields and returns them in the page's order. */
    judgeAll: () => {
      const found = allProblems(values)
      setProblems(Object.fromEntries(found))
      return found
    },
    /** Marks a field that the database rejected. */
    refuse: (name: FieldName): [FieldName, Problem] => {
      setProblems((others) => ({ ...others, [name]: 'refused' }))
      return [name, 'refused']
    },
    message: (name: FieldName): string | null => {
      const problem = problems[name]
      return problem ? words.problems[problem](words.fields[name]) : null
    },
  }
}
