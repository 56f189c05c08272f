import { ChevronDown } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

const control =
  'w-full rounded-control border bg-surface-raised text-ink transition-colors duration-fast aria-invalid:border-danger border-line-strong hover:border-ink disabled:opacity-60'
const roomy = `${control} px-3.5 text-16`
/** For dense screens: compact for a mouse, full size for touch. */
const compact = `${control} px-3.5 text-16 md:px-2.5 md:text-14`

type Frame = {
  label: string
  /** Beside the label, such as "optional". */
  note?: string | undefined
  hint?: ReactNode
  error?: string | null | undefined
  className?: string | undefined
  dense?: boolean | undefined
}

/** Label, control, hint and error, linked by ARIA attributes. */
function FieldFrame({
  label,
  note,
  hint,
  error,
  className = '',
  children,
}: Frame & {
  children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode
}) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex justify-between gap-3 text-14 font-medium">
        <span>{label}</span>
        {note && <span className="font-normal text-muted">{note}</span>}
      </label>
      {children({ id, describedBy, invalid: Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-14 font-medium text-danger-text">
          {error}
        </p>
      )}
    </div>
  )
}

type InputProps = Frame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    ref?: Ref<HTMLInputElement>
    /** A sign inside the field, such as `$`. */
    lead?: string | undefined
    suffix?: ReactNode
  }

export function TextField({
  label,
  note,
  hint,
  error,
  className,
  dense,
  lead,
  suffix,
  ref,
  ...input
}: InputProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {({ id, describedBy, invalid }) => (
        <span className="relative block">
          <input
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={`${dense ? `${compact} h-12 md:h-9` : `${roomy} h-12`} ${lead ? (lead.length > 1 ? 'ps-14 md:ps-14' : 'ps-8 md:ps-7') : ''} ${suffix ? 'pe-12 md:pe-12' : ''}`}
            {...input}
          />
          {lead && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-muted"
            >
              {lead}
            </span>
          )}
          {suffix && <span className="absolute inset-y-0 end-0.5 grid place-items-center">{suffix}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

type AreaProps = Frame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> }

export function TextArea({ label, note, hint, error, className, dense, ref, ...area }: AreaProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {({ id, describedBy, invalid }) => (
        <textarea
          ref={ref}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={`${dense ? `${compact} py-3 md:py-2` : `${roomy} py-3`} min-h-28`}
          {...area}
        />
      )}
    </FieldFrame>
  )
}

type SelectProps = Frame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & { ref?: Ref<HTMLSelectElement> }

/** The browser's own select: best on a phone, and no code to load. */
export function SelectField({
  label,
  note,
  hint,
  error,
  className,
  dense,
  children,
  ref,
  ...select
}: SelectProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} className={className}>
      {({ id, describedBy, invalid }) => (
        <span className="relative block">
          <select
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={`appearance-none pe-10 ${dense ? `${compact} h-12 md:h-9 md:pe-9` : `${roomy} h-12`}`}
            {...select}
          >
            {children}
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-muted"
          />
        </span>
      )}
    </FieldFrame>
  )
}
