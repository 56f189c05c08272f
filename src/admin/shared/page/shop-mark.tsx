import { useMark } from '@/data/settings/use-mark'
import { Mark } from '@/ui/mark'

/** The shop's mark; nothing where it has none. */
export function ShopMark({ className = 'size-5.5 text-accent' }: { className?: string }) {
  const mark = useMark()
  return mark && <Mark src={mark} className={`shrink-0 ${className}`} />
}
