import { appErrors } from '@/content/app-errors'

const action = 'underline underline-offset-4'

/** Instead of a page that threw. Plain links and markup: anything finer may be what failed. */
export function ErrorPage() {
  const { title, text, reload, home } = appErrors.router
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
