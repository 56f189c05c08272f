import { ArrowRight } from 'lucide-react'

/** An arrow that moves on when the link around it (`group`) is pointed at. */
export const MovingArrow = () => (
  <ArrowRight
    size={18}
    strokeWidth={1.6}
    aria-hidden="true"
    className="transition-transform duration-slow ease-out group-hover:translate-x-1 rtl:-scale-x-100"
  />
)
