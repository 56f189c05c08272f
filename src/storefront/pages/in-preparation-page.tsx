import { Mail, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { common } from '@/content/common'
import { pages } from '@/content/pages'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'

const words = pages.inPreparation
const contact = [
  { label: words.email, value: shop.email, href: `mailto:${shop.email}`, Icon: Mail },
  { label: words.phone, value: shop.phone, href: `tel:${shop.phone.replace(/\s/g, '')}`, Icon: Phone },
]

/** Says that a page is not open yet, and whom to ask meanwhile. */
export function InPreparationPage() {
  const { pathname } = useLocation()
  const title = words.title(pathname.replace(/\/+$/, ''))
  usePageHead({ title: common.title(title), hidden: true })
  return (
    <div className="relative isolate overflow-hidden bg-sand-hero">
      <div
        aria-hidden="true"
        className="absolute end-0 top-0 -z-1 h-75 w-97.5 bg-[url('/art/hero-corner.svg')] bg-no-repeat md:origin-top-right md:scale-150"
      />
      <div className="wrap min-h-120 py-section">
        <h1 className="max-w-xl text-44 leading-[1.1]">{title}</h1>
        <p className="mt-4 max-w-xl text-20 leading-normal text-muted">{words.text}</p>
        <p className="mt-8 font-semibold">{words.reach}</p>
        <ul className="mt-3 grid gap-1">
          {contact.map(({ label, value, href, Icon }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center gap-3 hover:text-majorelle">
                <Icon size={20} strokeWidth={1.6} aria-hidden="true" className="text-majorelle" />
                <span className="sr-only">{label}:</span>
                <span className="underline underline-offset-4">{value}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.home} className={buttonClass()}>
            {words.home}
          </Link>
          <Link to={paths.sale} className={buttonClass({ look: 'line' })}>
            {words.sale}
          </Link>
        </p>
      </div>
    </div>
  )
}
