import { Link } from 'react-router-dom'
import { footer as words } from '@/content/layout/footer'
import { useFromTime } from '@/storefront/shared/time/server-time'
import { useCheckoutMenu } from './footer-menus'

/** The checkout's footer: links that matter before an order. */
export function CheckoutFooter() {
  const links = useCheckoutMenu().filter(({ to }) => to)
  return (
    <footer className="text-14 text-muted lg:border-t lg:border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-4">
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ label, to }) => (
            <li key={`${label} ${to}`}>
              <Link
                to={to ?? ''}
                className="inline-flex min-h-9 items-center hover:text-ink hover:underline hover:underline-offset-4 touch:min-h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p>{words.owner(useFromTime((now) => new Date(now).getFullYear()))}</p>
      </div>
    </footer>
  )
}
