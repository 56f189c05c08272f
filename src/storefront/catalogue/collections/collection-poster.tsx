import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Collection } from '@/data/collections/fetch-collections'
import { Picture } from '@/storefront/shared/product/picture'

/** A collection as a poster with its name and description. @param props.priority whether it is on the first screen */
export function CollectionPoster({ collection, priority }: { collection: Collection; priority: boolean }) {
  const { slug, name, description, image } = collection
  return (
    <article aria-label={name} className="group relative">
      <div className="aspect-4/5 overflow-hidden rounded-picture bg-surface-sunken">
        {image && <Picture src={image} alt="" sizes={sizes} priority={priority} className={moves} />}
      </div>
      <h2 className="mt-3 text-20 leading-tight group-hover:text-accent md:text-28">
        <Link to={paths.collection(slug)} className="after:absolute after:inset-0">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-14 text-pretty text-muted">{description}</p>
    </article>
  )
}

const moves = 'transition-transform duration-slow ease-out group-hover:scale-[1.035]'
const sizes = '(min-width: 1280px) 413px, (min-width: 760px) 33vw, 50vw'
