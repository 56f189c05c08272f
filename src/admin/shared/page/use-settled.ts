import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a moment. */
export function useSettled<Value>(value: Value, after = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after)
    return () => clearTimeout(timer)
  }, [value, after])
  return settled
}
