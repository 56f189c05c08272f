import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { collectionsWords } from '@/content/catalogue/collections'
import type { Collection } from '@/data/collections/fetch-collections'
import { Picture } from '@/storefront/shared/product/picture'

/** All other collections, as links by group. */
export function CollectionGroups({ collections }: { collections: readonly Collection[] }) {
  const groups = [...new Set(collections.map(({ groupName }) => groupName))].map(
    (name) => [name, collections.filter(({ groupName }) => groupName === name)] as const,
  )
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="all-collections" className="mt-section">
      <h2 id="all-collections" className="mb-6 text-28 leading-tight">
        {collectionsWords.all}
      </h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
        {groups.map(([name, members]) => (
          <div key={name}>
            {name !== null && <h3 className="mb-1 text-14 font-semibold">{name}</h3>}
            <ul>
              {members.map((collection) => (
                <li key={collection.id}>
                  <Link
                    to={paths.collection(collection.slug)}
                    className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-accent hover:underline md:min-h-9"
                  >
                    {collection.image && (
                      <span className="h-10 w-8 overflow-hidden rounded-picture">
                        <Picture src={collection.image} alt="" sizes="32px" width={32} height={40} />
                      </span>
                    )}
                    <span>{collection.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
