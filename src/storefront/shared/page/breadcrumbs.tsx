import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { common } from '@/content/shared/common'
import { useBreadcrumbsInHead } from '@/ui/page-head'

type Crumb = { label: string; to?: string | undefined }

type BreadcrumbsProps = {
  crumbs: readonly Crumb[]
  /** Where the "Back" link before the breadcrumbs leads. */
  back?: string
}

/** Where the page is in the shop. The last breadcrumb is the page itself, unless it has a link too. */
export function Breadcrumbs({ crumbs, back }: BreadcrumbsProps) {
  useBreadcrumbsInHead(crumbs)
  return (
    <div className="flex min-w-0 items-center gap-3 py-1 text-14 text-muted md:gap-6 md:py-3">
      {back && (
        <Link
          to={back}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-ink hover:text-accent"
        >
          <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
          {common.back}
        </Link>
      )}
      <nav aria-label={common.breadcrumb} className="min-w-0">
        <ol className="flex min-w-0 items-center gap-1">
          {crumbs.map(({ label, to }, index) => (
            <li
              key={label}
              // Its own direction: what does not fit is cut off at the end of the name.
              dir={index === crumbs.length - 1 ? 'auto' : undefined}
              className={
                index === crumbs.length - 1 ? 'min-w-0 truncate' : 'flex shrink-0 items-center gap-1'
              }
            >
              {to ? (
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-accent hover:underline">
                  {label}
                </Link>
              ) : (
                <span aria-current="page" className="font-medium text-ink">
                  {label}
                </span>
              )}
              {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
