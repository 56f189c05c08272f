import { useEffect, useRef } from 'react'

/** For the words that say why a form was not sent: they take the focus once they are there. Before, nothing is shown that could. */
export function useFailureFocus(failure: unknown) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failure) ref.current?.focus()
  }, [failure])
  return ref
}
