import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { studentWords as words } from '@/content/account/student-discount'
import { captchaMissing } from '@/content/mail/captcha-missing'
import { errors } from '@/content/shared/errors'
import { useRequestStudentDiscount } from '@/data/discounts/student'
import { wordsFor } from '@/data/supabase/errors'
import {
  proofProblem,
  proofTypes,
  type StudentField,
  studentFields,
  studentProblem,
} from '@/domain/discounts/student-request'
import { Honeypot } from '@/storefront/shared/forms/honeypot'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'

/** Name, email, school, and a picture of the student card where there is no school address. */
export function StudentForm() {
  const { mutate, isPending, error } = useRequestStudentDiscount()
  const [values, setValues] = useState({ name: '', email: '', school: '' })
  const [proof, setProof] = useState<File | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [sent, setSent] = useState<{ email: string; lostProof: boolean } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])

  const wrongFile = proof && proofProblem(proof)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setIsChecked(true)
    const wrong =
      studentFields.find((field) => studentProblem(field, values[field])) ?? (wrongFile ? 'proof' : null)
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    const request = { ...values, email: values.email.trim(), proof, honeypot: honeypot.current?.value ?? '' }
    mutate(request, {
      onSuccess: ({ hasProof }) => setSent({ email: request.email, lostProof: proof !== null && !hasProof }),
      onError: () => {
        // Filled in by a browser's autofill, it would refuse every further try.
        if (honeypot.current) honeypot.current.value = ''
      },
    })
  }
  const bind = (field: StudentField) => {
    const problem = isChecked ? studentProblem(field, values[field]) : null
    return {
      name: field,
      label: words.fields[field],
      required: true,
      value: values[field],
      error: problem && messageOf(field, problem),
      onChange: (event: { target: { value: string } }) =>
        setValues((current) => ({ ...current, [field]: event.target.value })),
    }
  }
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
    <form
      ref={form}
      noValidate
      aria-label={words.documentTitle}
      onSubmit={onSubmit}
      className="grid max-w-md gap-5"
    >
      <p className="text-14 text-muted">{words.allRequired}</p>
      <TextField {...bind('name')} autoComplete="name" maxLength={120} />
      <TextField
        {...bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={words.hints.email}
      />
      <TextField {...bind('school')} autoComplete="organization" maxLength={120} />
      <ProofField
        problem={
          wrongFile === 'type' ? words.problems.proofType : wrongFile ? words.problems.proofSize : null
        }
        onChoose={setProof}
      />
      <Honeypot ref={honeypot} />
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

function messageOf(field: StudentField, problem: string): string {
  if (problem === 'required') return words.problems[field]
  return problem === 'too-long' ? words.problems.tooLong : words.problems.emailFormat
}
