import { useEffect, useState } from 'react'
import { appErrors } from '@/content/shared/app-errors'
import { useOnline } from '@/ui/use-online'

const action = 'underline underline-offset-4'

/**
 * Instead of a page that threw, or whose code failed to load: that one is loaded again when the
 * connection is back. Plain links and markup: anything finer may be what failed.
 */
export function ErrorPage() {
  const isOnline = useOnline()
  const [isUnseen] = useState(!isOnline)
  const { reload, home } = appErrors.router
  const { title, text } = isUnseen ? appErrors.unseen : appErrors.router
  useEffect(() => {
    if (isUnseen && isOnline) location.reload()
  }, [isUnseen, isOnline])
  return (
    <div role="alert" className="wrap py-section text-center">
      <h1 tabIndex={-1} className="text-28">
        {title}
      </h1>
      <p className="my-4 text-muted">{text}</p>
      <p className="flex justify-center gap-6 font-semibold">
        <a href={location.href} className={action}>
          {reload}
        </a>
        <a href="/" className={action}>
          {home}
        </a>
      </p>
    </div>
  )
}
