import { useEffect, useRef } from 'react'

/** The ref of the words that say why a form was not sent: they take the focus once they are shown, since what is hidden takes none. */
export function useFailureFocus(failure: unknown) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failure) ref.current?.focus()
  }, [failure])
  return ref
}
