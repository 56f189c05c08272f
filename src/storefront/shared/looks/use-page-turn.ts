import { type TouchEvent, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

const name = 'look'
/** Horizontal distance of a swipe in pixels. */
const swipe = 48

/**
 * The open page, as in `?look=2`, and functions to turn pages, which wrap around. Arrow keys turn too, unless a
 * control on the page uses them.
 */
export function usePageTurn(total: number) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const pageOf = (query: URLSearchParams) => {
    const asked = Number(query.get(name))
    return Number.isInteger(asked) && asked >= 1 && asked <= total ? asked - 1 : 0
  }
  const index = pageOf(params)

  const addressOf = (page: number) => ({ search: page === 0 ? '' : `${name}=${page + 1}` })
  const around = (step: number, from = index) => (from + step + total) % total
  // Reads the current URL: keys may repeat faster than React renders.
  const turn = (step: number) =>
    navigate(addressOf(around(step, pageOf(new URLSearchParams(location.search)))), { replace: true })
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step === undefined || event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey)
        return
      const { target } = event
      if (target instanceof Element && target.closest('input, select, textarea, [role="dialog"]')) return
      latest.current(step)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  const start = useRef<{ x: number; y: number } | null>(null)
  const touch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!start.current || !finger) return
      const across = finger.clientX - start.current.x
      const down = finger.clientY - start.current.y
      start.current = null
      if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1)
    },
  }
  return { index, addressOf, previous: addressOf(around(-1)), next: addressOf(around(1)), touch }
}
