import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'

type FormFrameProps<Values extends FieldValues, Transformed> = {
  ref?: RefObject<HTMLFormElement | null>
  /** What the fields within are bound to. */
  form?: UseFormReturn<Values, unknown, Transformed>
  label?: string
  className: string
  isBusy: boolean
  onSubmit: () => unknown
  children: ReactNode
}

/** The form of a page, sent by its button or by Ctrl or ⌘ with S wherever the focus is, and not again while it is being sent. */
export function FormFrame<Values extends FieldValues, Transformed>({
  ref,
  form,
  label,
  className,
  isBusy,
  onSubmit,
  children,
}: FormFrameProps<Values, Transformed>) {
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // One frame later, so that the focused cell applies its value first.
      requestAnimationFrame(() => element.current?.requestSubmit())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [element])
  const content = (
    <form
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
      className={className}
    >
      {children}
    </form>
  )
  return form ? <FormProvider {...form}>{content}</FormProvider> : content
}
