import { adminPaths } from '@/config/admin-paths'
import { adminMakers as words } from '@/content/admin/catalogue/makers'
import { Panel } from '../shared/page/panel'

/** The way to those who make the goods. */
export function MakersLink() {
  return (
    <Panel id="makers" title={words.title} more={{ label: words.link, to: `${adminPaths.structure}?makers` }}>
      <p className="-mt-1 px-4 pb-4 text-muted">{words.text}</p>
    </Panel>
  )
}
