import { useEffect, useState } from 'react'

const afterMs = 400

/** A text once nothing has been typed into it for a moment: what depends on it is not asked for with every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
