import { useState } from 'react'
import * as v from 'valibot'
import { errors } from '@/content/shared/errors'
import type { Topic } from '@/data/subscriptions/subscribe'
import { useSubscribe } from '@/data/subscriptions/subscription-mutations'
import { wordsFor } from '@/data/supabase/errors'
import { emailAddress } from '@/domain/values/typed-text'
import { takeHoneypot } from './honeypot'
import { focusField, useSchemaForm } from './use-schema-form'

type SubscriptionOptions = {
  topic: Topic
  /** What to say about an address that is missing or wrong. */
  problems: { required: string; email: string }
  /** A member's address, which is not typed. */
  known?: string | undefined
  /** `confirm`: the address gets a link first. */
  onDone: (email: string, confirm: boolean) => void
}

/** A form that subscribes an address to a topic. What was typed stays until it has worked. */
export function useSubscription({ topic, problems, known = '', onDone }: SubscriptionOptions) {
  const { mutate, isPending, error, reset } = useSubscribe()
  const [schema] = useState(() => v.object({ email: emailAddress(problems.required, problems.email) }))
  const [text, setText] = useState('')
  const { bind, onSubmit, forgive } = useSchemaForm({
    schema,
    values: { email: known || text },
    change: ({ email = '' }) => {
      setText(email)
      forgive()
      if (error) reset()
    },
    isPending,
    submit: ({ email }, form) =>
      mutate(
        { email, topic, honeypot: takeHoneypot(form) },
        {
          onSuccess: ({ confirm }) => {
            setText('')
            forgive()
            onDone(email, confirm)
          },
          onError: () => focusField(form, 'email'),
        },
      ),
  })
  const { error: problem, ...field } = bind('email')
  return { field, problem: problem ?? (error && sentence(error)), isPending, onSubmit }
}

function sentence(error: Error): string {
  const { title, text } = wordsFor(error, errors)
  return `${title}. ${text}`
}
