import { Search } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { adminFind } from '@/content/admin/find'
import { PaletteContext } from './palette-context'
import { ShopMark } from './shop-mark'

export function PageHeader({
  title,
  above,
  beside,
  children,
}: {
  title: string
  above?: ReactNode
  beside?: ReactNode
  children?: ReactNode
}) {
  const find = use(PaletteContext)
  return (
    <header className="flex min-h-14 items-center gap-x-3 max-md:flex-wrap max-md:py-1.5 md:min-h-0">
      <ShopMark className="size-6 text-accent md:hidden" />
      {/* On a phone the buttons go below a title whose longest word has no room beside them. */}
      <div className="min-w-0 max-md:flex-[1_1_min-content]">
        {above}
        <h1
          dir="auto"
          className="font-text text-20 leading-6 font-semibold tracking-tight wrap-break-word md:truncate md:leading-8"
        >
          {title}
        </h1>
      </div>
      {beside}
      <div className="ms-auto flex gap-2 max-md:gap-1">
        <button
          type="button"
          aria-label={adminFind.open}
          onClick={find}
          className="grid size-11 place-items-center rounded-control hover:bg-surface-sunken md:hidden"
        >
          <Search size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
        {children}
      </div>
    </header>
  )
}
