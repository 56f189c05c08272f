import { Skeleton } from '@/ui/skeleton'
import { Countdown } from './countdown'
import type { DealClockState } from './use-deal-clock'

type DealClockProps = {
  clock: DealClockState
  /** Its label while deals run, and between two of them. */
  running: string
  next: string
  className?: string
}

/**
 * A large clock on a coloured background. It reserves its height while loading and renders nothing when no deal is
 * planned.
 */
export function DealClock({ clock, running, next, className = '' }: DealClockProps) {
  const end = clock.endsAt ?? clock.next?.startsAt ?? null
  if (end === null && !clock.isPending) return null
  return (
    <div className={`min-h-21 [--muted:currentColor] [--sale:currentColor] ${className}`}>
      {end === null ? (
        <Skeleton className="h-18 w-48 opacity-20" />
      ) : (
        <>
          <p className="relative mb-1 text-14 font-medium">{clock.endsAt === null ? next : running}</p>
          <Countdown key={end} endsAt={end} big onOver={clock.onOver} />
        </>
      )}
    </div>
  )
}
