import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is searched for: in the field at once, in the address (`?q=`) for reload and sharing, without steps in history. */
export function useHelpQuery() {
  const [params, setParams] = useSearchParams()
  const inAddress = (params.get('q') ?? '').slice(0, 120)
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  // The address changed by itself, as by going back.
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (inAddress !== typed.trim()) setTyped(inAddress)
  }
  const query = useDeferredValue(typed.trim())
  const type = (text: string) => {
    setTyped(text)
    const next = new URLSearchParams(params)
    if (text.trim()) next.set('q', text.trim())
    else next.delete('q')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { typed, query, type }
}
