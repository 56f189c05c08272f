import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { useShop } from '@/data/settings/shop-settings'
import { ShopMark } from '../shared/page/shop-mark'

export function AuthLayout({ children }: { children: ReactNode }) {
  const shop = useShop()
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-10">
      <p className="flex items-center gap-2 text-16 font-semibold">
        <ShopMark />
        {shop.name} <span className="text-12 font-normal text-muted">{admin.brand}</span>
      </p>
      <div className="rounded-surface border border-line bg-surface-raised p-6 shadow-rest">{children}</div>
      <Link
        to={paths.home}
        className="inline-flex min-h-11 items-center self-center text-14 text-muted underline underline-offset-4 hover:text-ink"
      >
        {admin.nav.viewStore}
      </Link>
    </main>
  )
}
