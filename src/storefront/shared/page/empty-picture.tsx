export type EmptyPictureName =
  | 'empty-cart'
  | 'empty-wishlist'
  | 'empty-orders'
  | 'empty-search'
  | 'not-found'
  | 'something-wrong'

/** A decorative illustration above the text of an empty page. */
export function EmptyPicture({ name }: { name: EmptyPictureName }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/art/${name}-280.avif, /art/${name}-560.avif 2x`} />
      <img
        src={`/art/${name}-280.webp`}
        srcSet={`/art/${name}-560.webp 2x`}
        alt=""
        width={280}
        height={220}
        className="dimmed mb-2"
      />
    </picture>
  )
}
