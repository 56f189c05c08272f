import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { StateNote } from '../shared/page/state-note'

export function AdminNotFound() {
  const { title, text, action } = admin.notFound
  usePageHead({ title: admin.title(title), hidden: true })
  return (
    <StateNote heading="h1" title={title} text={text}>
      <Link to={paths.admin} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {action}
      </Link>
    </StateNote>
  )
}
