import { shop } from '@/config/shop'
import { appErrors } from '@/content/app-errors'
import { Button, buttonClass } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'

/** Instead of a page that threw. Plain links: the router itself may be what failed. */
export function ErrorPage() {
  const { title, text, reload, home } = appErrors.router
  return (
    <div className="wrap">
      <StatePanel
        alert
        heading="h1"
        title={title}
        text={text}
        actions={
          <>
            <Button onClick={() => location.reload()}>{reload}</Button>
            <a href="/" className={buttonClass({ look: 'line' })} aria-label={`${home}, ${shop.name}`}>
              {home}
            </a>
          </>
        }
      />
    </div>
  )
}
