import { admin } from '@/content/admin'
import { usePageHead } from '@/ui/page-head'
import { PageHeader } from '../shared/page-header'
import { StateNote } from '../shared/state-note'

/** A screen that comes with the next release, and says so. */
export function LaterPage({ screen }: { screen: keyof typeof admin.later }) {
  const { title, text } = admin.later[screen]
  usePageHead({ title: admin.title(title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={title} />
      <section className="mt-4 rounded-surface border border-line bg-raised shadow-rest">
        <StateNote title={title} text={text} />
      </section>
    </div>
  )
}
