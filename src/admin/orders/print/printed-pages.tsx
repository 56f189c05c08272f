import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'

type PrintedPagesProps = {
  title: string
  action: { label: string; isDisabled: boolean; run: () => void }
  children: ReactNode
}

/** A page that is printed: a bar with the way back and the button, which paper does not have, over its sheets. */
export function PrintedPages({ title, action, children }: PrintedPagesProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { back } = adminOrders.print
  usePageHead({ title: admin.title(title), hidden: true })
  return (
    <div className="grid grid-cols-1 gap-6 print:block md:p-6">
      <header className="sticky top-0 z-10 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-4 md:-mx-6 md:-mt-6 md:px-6 print:hidden">
        <button
          type="button"
          aria-label={back}
          title={back}
          onClick={() => void (key === 'default' ? navigate(adminPaths.orders) : navigate(-1))}
          className="grid size-11 place-items-center rounded-control hover:bg-surface-sunken"
        >
          <ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
        </button>
        <h1 className="font-text text-20 leading-6 font-semibold tracking-tight wrap-break-word">{title}</h1>
        <Button size="small" className="ms-auto" disabled={action.isDisabled} onClick={action.run}>
          <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>{action.label}</span>
        </Button>
      </header>
      {children}
    </div>
  )
}
