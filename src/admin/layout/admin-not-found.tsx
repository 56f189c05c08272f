import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { usePageHead } from '@/ui/page-head'
import { StateNote } from '../shared/page/state-note'

export function AdminNotFound() {
  const { title, text, action } = admin.notFound
  usePageHead({ title: admin.title(title), hidden: true })
  return <StateNote heading="h1" title={title} text={text} link={{ to: paths.admin, label: action }} />
}
