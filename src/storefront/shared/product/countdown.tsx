import { use, useEffect, useRef } from 'react'
import { countdownWords } from '@/content/layout/countdown'
import { serverNow } from '@/data/supabase/server-clock'
import { clockDigits, isOver, timeLeft } from '@/domain/discounts/countdown'
import { RenderedAt, useClientState } from '@/ui/hydration'

type CountdownProps = { endsAt: number; big?: boolean; onOver?: () => void }

/**
 * Hours, minutes and seconds until a deal ends; calls `onOver` once. It reads the clock at every tick and when the
 * tab becomes visible, so a suspended tab is right at once. Screen readers can read it but are not interrupted every
 * second.
 */
export function Countdown({ endsAt, big = false, onOver }: CountdownProps) {
  const [now, setNow] = useClientState(serverNow, use(RenderedAt))
  const left = timeLeft(endsAt, now)
  const over = isOver(left)
  const announced = useRef(0)

  useEffect(() => {
    if (over && announced.current !== endsAt) {
      announced.current = endsAt
      onOver?.()
    }
    const look = () => setNow(serverNow())
    // Ticks in step with the end, not with the render.
    const timer = over ? undefined : setTimeout(look, (endsAt - now) % 1000 || 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endsAt, now, over, onOver, setNow])

  return (
    <span
      role="timer"
      // Hours first, and the digits of a number in their order, in every language.
      dir="ltr"
      aria-label={countdownWords.timeLeft(left.hours, left.minutes, left.seconds)}
      className={
        big
          ? 'inline-flex items-start gap-2 font-display font-medium text-sale'
          : 'inline-flex items-baseline font-bold tabular-nums'
      }
    >
      {clockDigits(left).map((digits, index) => (
        <span
          key={countdownWords.clockUnits[index]}
          className={big ? 'flex items-start gap-2' : 'flex'}
          aria-hidden="true"
        >
          {index > 0 && <span className={big ? 'text-28 leading-[1.35] opacity-60' : 'px-px'}>:</span>}
          <span>
            <span className={big ? 'block text-44 leading-none' : undefined}>
              {[...digits].map((digit, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position
                <span key={index} className="inline-block w-[0.6em] text-center">
                  {digit}
                </span>
              ))}
            </span>
            {big && (
              <span className="mt-0.5 block text-center font-text text-12 leading-none text-muted">
                {countdownWords.clockUnits[index]}
              </span>
            )}
          </span>
        </span>
      ))}
    </span>
  )
}
