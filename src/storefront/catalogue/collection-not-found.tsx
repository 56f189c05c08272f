import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { filterWords } from '@/content/filters'
import { EmptyPage } from '@/storefront/shared/empty-page'
import { usePageHead } from '@/ui/page-head'

/** The address of a collection that is not there. */
export function CollectionNotFound() {
  const { title, text, all } = filterWords.collectionNotFound
  usePageHead({ title: common.title(title), hidden: true })
  return (
    <EmptyPage
      picture="not-found"
      title={title}
      text={text}
      links={[{ to: paths.collections, label: all }]}
    />
  )
}
