import { useEffect, useId, useRef, useState } from 'react'
import { studentWords as words } from '@/content/account/student-discount'
import { captchaMissing } from '@/content/mail/captcha-missing'
import { errors } from '@/content/shared/errors'
import { useRequestStudentDiscount } from '@/data/discounts/student'
import { wordsFor } from '@/data/supabase/errors'
import { proofTypes, type StudentRequest, studentSchema } from '@/domain/discounts/student-request'
import { Honeypot, takeHoneypot } from '@/storefront/shared/forms/honeypot'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

const schema = studentSchema(words.problems)
const empty: StudentRequest = { name: '', email: '', school: '', proof: null }

/** Name, email, school, and a picture of the student card where there is no school address. */
export function StudentForm() {
  const { mutate, isPending, error } = useRequestStudentDiscount()
  const [sent, setSent] = useState<{ email: string; lostProof: boolean } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])

  const { change, problems, bind, onSubmit } = useSchemaForm({
    schema,
    values: empty,
    isPending,
    submit: (request, form) =>
      mutate(
        { ...request, honeypot: takeHoneypot(form) },
        {
          onSuccess: ({ hasProof }) =>
            setSent({ email: request.email, lostProof: request.proof !== null && !hasProof }),
        },
      ),
  })
  const field = (name: 'name' | 'email' | 'school') => ({
    ...bind(name),
    label: words.fields[name],
    required: true,
  })
  if (sent) {
    return (
      <div className="max-w-md rounded-surface bg-success-soft p-6">
        <h2 ref={heading} tabIndex={-1} className="text-28 leading-tight outline-none">
          {words.sent.title}
        </h2>
        <p className="mt-2 wrap-anywhere">{words.sent.text(sent.email)}</p>
        {sent.lostProof && <p className="mt-2 font-medium">{words.sent.withoutProof}</p>}
      </div>
    )
  }
  const failure = error && wordsFor(error, { ...errors, CAPTCHA_REQUIRED: captchaMissing })
  return (
    <form noValidate aria-label={words.documentTitle} onSubmit={onSubmit} className="grid max-w-md gap-5">
      <p className="text-14 text-muted">{words.allRequired}</p>
      <TextField {...field('name')} autoComplete="name" maxLength={120} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={words.hints.email}
      />
      <TextField {...field('school')} autoComplete="organization" maxLength={120} />
      <ProofField problem={problems.get('proof') ?? null} onChoose={(proof) => change({ proof })} />
      <Honeypot />
      <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
        {failure && `${failure.title}. ${failure.text}`}
      </p>
      <Button type="submit" aria-disabled={isPending} className="justify-self-start max-sm:w-full">
        {isPending ? words.busy : words.submit}
      </Button>
    </form>
  )
}

function ProofField({
  problem,
  onChoose,
}: {
  problem: string | null
  onChoose: (file: File | null) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex justify-between gap-3 text-14 font-medium">
        {words.fields.proof}
        <span className="font-normal text-muted">{words.optional}</span>
      </label>
      <input
        id={id}
        type="file"
        name="proof"
        accept={proofTypes.join(',')}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface-raised p-2 text-14 file:me-3 file:min-h-8 file:rounded-picture file:border-0 file:bg-surface-sunken file:px-3 file:font-semibold file:text-ink aria-invalid:border-danger"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-14 text-muted">
        {words.hints.proof}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-14 font-medium text-danger-text">
          {problem}
        </p>
      )}
    </div>
  )
}
