import { preload } from 'react-dom'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { layout } from '@/content/layout/layout'
import { common } from '@/content/shared/common'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useMark } from '@/data/settings/use-mark'
import { lazyPart } from '@/ui/lazy-part'
import { Mark } from '@/ui/mark'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'

// Many shops have a mark and a name alone.
const LogoPicture = lazyPart(() => import('./logo-picture').then((module) => module.LogoPicture, reloadOnce))

/** The shop's logo, else its mark and name; leads home. */
export function SiteLogo({ className = '' }: { className?: string }) {
  const { logo, logoDark } = useShopSettings()?.brand ?? {}
  return (
    <Link
      to={paths.home}
      aria-label={layout.logo}
      className={`flex min-h-11 min-w-0 items-center gap-2 text-ink md:gap-2.5 ${className}`}
    >
      {logo ? (
        <SuspenseBoundary>
          <LogoPicture light={logo} dark={logoDark ?? logo} />
        </SuspenseBoundary>
      ) : (
        <NameWithMark />
      )}
    </Link>
  )
}

function NameWithMark() {
  const mark = useMark()
  // Found late otherwise, as within a mask.
  if (mark) preload(mark, { as: 'image' })
  return (
    <>
      {mark && <Mark src={mark} className="size-6.5 shrink-0 text-accent md:size-7.5" />}
      {/* Cut off at its end alone: the depth of its letters is that of the chosen typeface. */}
      <span
        dir="auto"
        className="min-w-0 overflow-x-clip pt-[0.12em] font-display text-28 leading-tight font-semibold tracking-tight text-ellipsis whitespace-nowrap"
      >
        {shop.name || common.home}
      </span>
    </>
  )
}
