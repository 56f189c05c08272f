import { useMark } from '@/data/settings/use-mark'
import { Mark } from '@/ui/mark'

/**
 * A small ornament between or before short texts: the shop's mark where it is a drawing, or of that the part named
 * "ornament"; else a diamond.
 */
export function Ornament({ className = '' }: { className?: string }) {
  const mark = useMark()
  const look = `shrink-0 text-highlight ${className}`
  if (mark?.endsWith('.svg')) return <Mark src={`${mark}#ornament`} className={look} />
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={look}>
      <path fill="currentColor" d="M8 2L14 8L8 14L2 8Z" />
    </svg>
  )
}
