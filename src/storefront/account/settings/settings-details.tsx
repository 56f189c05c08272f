import * as v from 'valibot'
import { settings } from '@/content/account/settings'
import type { Member } from '@/data/auth/session'
import type { Profile } from '@/data/profile/fetch-profile'
import { useSaveProfile } from '@/data/profile/profile-mutations'
import { wordsFor } from '@/data/supabase/errors'
import { limitedText, optionalPhone } from '@/domain/values/typed-text'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { AccountSection } from '../account-frame'

const words = settings.details
const { problems } = words
const schema = v.object({
  name: limitedText(120, problems.name, problems.nameLength),
  phone: optionalPhone(40, problems.phone, problems.phoneLength),
})

/** Name, phone and email. */
export function SettingsDetails({ member, profile }: { member: Member; profile: Profile }) {
  const { mutate, isPending, error } = useSaveProfile(member)
  const { bind, onSubmit } = useSchemaForm({
    schema,
    values: { name: profile.name, phone: profile.phone },
    isPending,
    submit: (details) =>
      mutate(details, { onSuccess: () => showToast({ title: words.saved, tone: 'success' }) }),
  })
  return (
    <AccountSection title={words.title}>
      <form noValidate aria-label={words.title} onSubmit={onSubmit} className="grid gap-5">
        <TextField {...bind('name')} label={words.name} autoComplete="name" />
        <TextField
          {...bind('phone')}
          label={words.phone}
          note={words.optional}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
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
          {error && wordsFor(error, { INVALID_INPUT: problems.nameCharacters, ...settings.failed })}
        </p>
        <Button type="submit" aria-disabled={isPending} className="justify-self-start">
          {isPending ? words.busy : words.save}
        </Button>
      </form>
    </AccountSection>
  )
}
