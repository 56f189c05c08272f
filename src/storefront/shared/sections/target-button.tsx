import type { Target } from '@/domain/store/content'
import { buttonClass } from '@/ui/button'
import { TargetLink } from './rich-text'

type TargetButtonProps = {
  to: Target | null
  /** The target's own name where nothing is written. */
  label: string
  look?: NonNullable<Parameters<typeof buttonClass>[0]>['look']
  size?: NonNullable<Parameters<typeof buttonClass>[0]>['size']
}

/** A link that looks like a button; nothing where it leads nowhere or has no words. */
export function TargetButton({ to, label, look, size }: TargetButtonProps) {
  const words = label || to?.name
  if (!to || !words) return null
  return (
    <TargetLink to={to} className={buttonClass({ ...(look && { look }), ...(size && { size }) })}>
      {words}
    </TargetLink>
  )
}
