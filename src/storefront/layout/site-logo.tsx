import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { layout } from '@/content/layout/layout'
import { ZelligeMark } from './zellige-mark'

/** The mark and the shop's name, which lead home. */
export function SiteLogo({ className = '' }: { className?: string }) {
  return (
    <Link
      to={paths.home}
      aria-label={layout.logo}
      className={`flex min-h-11 items-center gap-2 text-ink md:gap-2.5 ${className}`}
    >
      <ZelligeMark className="size-6.5 text-accent md:size-7.5" />
      <span className="pt-[0.12em] font-display text-28 leading-none font-semibold tracking-tight">
        {shop.name}
      </span>
    </Link>
  )
}
