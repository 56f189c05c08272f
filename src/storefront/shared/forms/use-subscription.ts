import { type FormEvent, useRef, useState } from 'react'
import { errors } from '@/content/shared/errors'
import type { Topic } from '@/data/subscriptions/subscribe'
import { useSubscribe } from '@/data/subscriptions/subscription-mutations'
import { wordsFor } from '@/data/supabase/errors'
import { check, email as emailRule, required } from '@/domain/values/validation'

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
export function useSubscription({ topic, problems, known, onDone }: SubscriptionOptions) {
  const { mutate, isPending } = useSubscribe()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)

  const fail = (message: string) => {
    setProblem(message)
    input.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const email = known || text.trim()
    const wrong = check(email, [required, emailRule])
    if (wrong) return fail(problems[wrong === 'required' ? 'required' : 'email'])
    setProblem(null)
    const honeypotField = honeypot.current
    mutate(
      { email, topic, honeypot: honeypotField?.value ?? '' },
      {
        onSuccess: ({ confirm }) => {
          setText('')
          onDone(email, confirm)
        },
        onError: (error) => {
          if (honeypotField) honeypotField.value = ''
          const { title, text: explanation } = wordsFor(error, errors)
          fail(`${title}. ${explanation}`)
        },
      },
    )
  }
  const onType = (typed: string) => {
    setText(typed)
    setProblem(null)
  }
  return { text, onType, problem, isPending, onSubmit, input, honeypot }
}
