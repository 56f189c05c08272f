import { useEffect, useRef } from 'react'

/** Returns the focus to the row (`data-row`) whose detail was closed. */
export function useReturnFocus(openId: string | undefined) {
  const last = useRef(openId)
  useEffect(() => {
    const closed = last.current
    last.current = openId
    if (openId || !closed) return undefined
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed)}"]`)
      const target = row ?? document.getElementById('main')
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [openId])
}
