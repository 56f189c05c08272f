import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The query: in the field at once, in the URL (`?q=`) with replace, for reload and sharing. */
export function useHelpQuery() {
  const [params, setParams] = useSearchParams()
  const inAddress = (params.get('q') ?? '').slice(0, 120)
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  // The URL changed from outside, for example by going back.
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
