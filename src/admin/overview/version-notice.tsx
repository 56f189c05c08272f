import { useQuery } from '@tanstack/react-query'
import { versionWords as words } from '@/content/admin/version'
import { databaseAgeQuery } from '@/data/settings/database-version'

/** Says that app and database are of different releases, and what ends that. */
export function VersionNotice() {
  const { data: age } = useQuery(databaseAgeQuery())
  if (!age) return null
  const { title, text } = words[age]
  return (
    <section aria-labelledby="version" className="mt-4 rounded-surface bg-highlight-soft px-4 py-3">
      <h2 id="version" className="font-text text-14 font-semibold tracking-normal">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty">{text}</p>
    </section>
  )
}
