import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkout as words } from '@/content/checkout'
import { memberQuery } from '@/data/auth/session'
import { profileQuery } from '@/data/profile/profile-queries'
import type { Problem } from '@/domain/validation'
import {
  allProblems,
  type FieldName,
  hasDraft,
  problemOf,
  readDraft,
  saveDraft,
  type Values,
} from './checkout-fields'

/** What is known, for the fields that are empty and that nobody is in: it would get in between what is being typed. */
const onlyEmpty = (typed: Values, known: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([name]) => typed[name as FieldName] === '' && document.activeElement?.getAttribute('name') !== name,
    ),
  )

export type CheckoutForm = ReturnType<typeof useCheckoutForm>

/** What is typed, what is wrong with it, and when to say so: on leaving a field, and all at once on sending. */
export function useCheckoutForm() {
  const [values, setValues] = useState(readDraft)
  const [problems, setProblems] = useState<Partial<Record<FieldName, Problem>>>({})
  const { data: member } = useQuery(memberQuery())
  const [isFresh] = useState(() => !hasDraft())
  const { data: profile } = useQuery({
    ...profileQuery(member?.id ?? ''),
    enabled: Boolean(member),
    // Once is enough: what is chosen here is not chosen again by the account.
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => saveDraft(values), [values])

  // What the account knows, where nothing has been typed.
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
    member,
    problems,
    set: (name: FieldName, value: string) => {
      const next = { ...values, [name]: value }
      setValues(next)
      // Once marked, a field is validated with every key, so that the mark goes as soon as it is right.
      if (problems[name]) validate(name, next)
    },
    /** Several fields at once; what was complained about in them is validated again. */
    fill: (fields: Partial<Record<FieldName, string>>) => {
      const next = { ...values, ...fields }
      setValues(next)
      for (const [name] of allProblems(values)) if (name in fields && problems[name]) validate(name, next)
    },
    setMethod: (paymentMethod: Values['paymentMethod']) => setValues({ ...values, paymentMethod }),
    /** On leaving a field; an empty one that nobody has touched yet is not scolded. */
    leave: (name: FieldName) => {
      if (values[name] !== '' || problems[name]) validate(name, values)
    },
    /** Marks everything that is wrong and returns it in the order of the page. */
    judgeAll: () => {
      const found = allProblems(values)
      setProblems(Object.fromEntries(found))
      return found
    },
    /** Marks a field that the shop did not accept. */
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
