import { Link } from 'react-router-dom'
import { contact } from '@/content/pages/contact'
import { comma } from '@/content/shared/lists'

/** A way to reach the shop: its chat in a new window, a phone number, an email address, or the message form. */
export function ChannelLink({ href, action }: { href: string; action: string }) {
  const className =
    'inline-flex min-h-6 items-center touch:min-h-11 font-semibold tabular-nums underline underline-offset-4 [overflow-wrap:anywhere] hover:text-accent'
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {action}
      </Link>
    )
  const isPage = href.startsWith('https:')
  return (
    <a href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })} className={className}>
      <bdi>{action}</bdi>
      {isPage && (
        <span className="sr-only">
          {comma}
          {contact.newWindow}
        </span>
      )}
    </a>
  )
}
