import { Link } from 'react-router-dom'
import { hasPoster } from '@/config/collections'
import { paths } from '@/config/paths'
import type { Collection } from '@/data/collections/fetch-collections'
import { Picture } from '@/storefront/shared/product/picture'

/** A curated collection as a poster with its name and description. */
export function CollectionPoster({ collection }: { collection: Collection }) {
  const { slug, name, description, image } = collection
  return (
    <article aria-label={name} className="group relative">
      <div className="aspect-4/5 overflow-hidden rounded-picture bg-surface-sunken">
        {image ? <UploadedPicture src={image} /> : hasPoster(slug) && <Poster slug={slug} />}
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

/** The picture that the owner uploaded. */
const UploadedPicture = ({ src }: { src: string }) => (
  <Picture src={src} alt="" sizes={sizes} className={moves} />
)

function Poster({ slug }: { slug: string }) {
  const set = (type: string) => [412, 824].map((w) => `/art/collection-${slug}-${w}.${type} ${w}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`/art/collection-${slug}-412.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width={824}
        height={1030}
        decoding="async"
        className={`dimmed size-full object-cover ${moves}`}
      />
    </picture>
  )
}
