import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { menuName } from '@/content/admin/store/pages'
import { adminTranslations as words } from '@/content/admin/store/translations'
import type { TranslationCounts } from '@/data/translations/admin-translations'
import type { KindWithin } from '@/domain/translations/translation'
import { StateNote } from '../../shared/page/state-note'
import { pageName } from '../page-name'

const nameOf: Readonly<Record<KindWithin, (id: string, name: string) => { name: string; to: string }>> = {
  sections: (slug, title) => ({
    name: pageName({ slug, kind: slug === 'home' ? 'home' : 'page', title: title || null }),
    to: adminPaths.storePage(slug),
  }),
  menu: (slug) => ({ name: menuName(slug), to: `${adminPaths.storeMenus}/${slug}` }),
  chart: (id, name) => ({ name, to: adminPaths.sizeChart(id) }),
}

/** What holds words within it, each with the way to its editor. */
export function WordsWithin({ entries }: { entries: TranslationCounts['languages'][number]['within'] }) {
  return (
    <section
      aria-label={words.list}
      className="relative bg-surface-raised md:min-h-0 md:flex-1 md:overflow-auto"
    >
      <p className="px-4 py-3 text-14 text-muted md:px-5">{words.withinHint}</p>
      {entries.length === 0 && <StateNote {...words.none} />}
      <ul>
        {entries.map(({ kind, id, name, total, missing }) => {
          const { name: title, to } = nameOf[kind](id, name)
          return (
            <li
              key={id}
              className="relative flex min-h-12 items-center gap-3 border-t border-line px-4 py-2 hover:bg-surface md:px-5"
            >
              <Link to={to} className="min-w-0 flex-1 font-semibold after:absolute after:inset-0">
                <bdi>{title}</bdi>
              </Link>
              <span className="text-14 text-muted">
                {missing === 0 ? words.complete : words.missing(missing, total)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
