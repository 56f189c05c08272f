import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'
import { EmptyPicture, type EmptyPictureName } from './empty-picture'

export type EmptyPageProps = {
  picture: EmptyPictureName
  title: string
  text: string
  /** Where to go instead; the first is the primary button. */
  links: readonly { to: string; label: string }[]
}

/** A whole page for an empty state: what is missing, why, and where to go instead. */
export function EmptyPage({ picture, title, text, links }: EmptyPageProps) {
  return (
    <div className="wrap py-section">
      <StatePanel
        heading="h1"
        picture={<EmptyPicture name={picture} />}
        title={title}
        text={text}
        actions={links.map(({ to, label }, index) => (
          <Link key={to} to={to} className={buttonClass(index === 0 ? {} : { look: 'line' })}>
            {label}
          </Link>
        ))}
      />
    </div>
  )
}
