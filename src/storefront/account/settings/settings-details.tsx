import { type FormEvent, useRef, useState } from 'react'
import { settings } from '@/content/account/settings'
import type { Member } from '@/data/auth/session'
import type { Profile } from '@/data/profile/fetch-profile'
import { useSaveProfile } from '@/data/profile/profile-mutations'
import { wordsFor } from '@/data/supabase/errors'
import { check, maxLength, phone as phoneRule, required } from '@/domain/values/validation'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { AccountSection } from '../account-frame'

const words = settings.details

/** Name, phone and email. */
export function SettingsDetails({ member, profile }: { member: Member; profile: Profile }) {
  const { mutate, isPending, error } = useSaveProfile(member)
  const [name, setName] = useState(profile.name)
  const [phone, setPhone] = useState(profile.phone)
  const [validated, setValidated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = { name: nameProblem(name), phone: phoneProblem(phone) }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    const wrong = problems.name ? 'name' : problems.phone ? 'phone' : null
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    if (isPending) return
    mutate(
      { name: name.trim(), phone: phone.trim() },
      { onSuccess: () => showToast({ title: words.saved, tone: 'success' }) },
    )
  }
  return (
    <AccountSection title={words.title}>
      <form ref={form} noValidate aria-label={words.title} onSubmit={onSubmit} className="grid gap-5">
        <TextField
          name="name"
          label={words.name}
          value={name}
          autoComplete="name"
          error={validated ? problems.name : null}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          name="phone"
          label={words.phone}
          note={words.optional}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          value={phone}
          autoComplete="tel"
          error={validated ? problems.phone : null}
          onChange={(event) => setPhone(event.target.value)}
        />
        {member.email && (
          <div>
            <p className="mb-1.5 text-14 font-medium">{words.email}</p>
            <p className="wrap-anywhere">
              <Code>{member.email}</Code>
            </p>
            <p className="mt-1.5 text-14 text-muted">{words.emailHint}</p>
          </div>
        )}
        <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
          {error && wordsFor(error, { INVALID_INPUT: words.problems.nameCharacters, ...settings.failed })}
        </p>
        <Button type="submit" aria-disabled={isPending} className="justify-self-start">
          {isPending ? words.busy : words.save}
        </Button>
      </form>
    </AccountSection>
  )
}

function nameProblem(name: string): string | null {
  const problem = check(name, [required, maxLength(120)])
  return problem && words.problems[problem === 'required' ? 'name' : 'nameLength']
}

function phoneProblem(phone: string): string | null {
  const problem = phone.trim() === '' ? null : check(phone, [maxLength(40), phoneRule])
  return problem && words.problems[problem === 'too-long' ? 'phoneLength' : 'phone']
}
