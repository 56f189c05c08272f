import { Play } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { type EmbeddedFilm, embeddedFilm } from '@/domain/store/film-address'
import { type Media, mediaFile } from '@/domain/store/media'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { line, lines, ownFilm, picture, type SectionProps } from '../fields'

const words = sectionWords.film

export const schema = () =>
  v.object({
    title: line(120),
    text: lines(400),
    film: ownFilm(),
    /** The page of a film at YouTube or Vimeo, where there is none of the shop's own. */
    address: line(200),
    /** What is shown until it plays. */
    poster: picture(),
  })

/** A film of the shop's own, or one at YouTube or Vimeo, of which nothing is loaded before it is asked for. */
export function Section({ id, section }: SectionProps<typeof schema>) {
  const { title, text, film, address, poster } = section
  const embedded = film ? null : embeddedFilm(address)
  if (!film && !embedded) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className="wrap py-section">
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      {text && <p className="mt-3 max-w-prose text-pretty text-muted">{text}</p>}
      {film && <OwnFilm film={film} title={title || film.alt} poster={poster} />}
      {embedded && (
        <div className="aspect-video overflow-hidden rounded-picture bg-surface-sunken not-first:mt-6">
          <Player film={embedded} title={title || embedded.site} poster={poster} />
        </div>
      )}
    </section>
  )
}

/** With a picture of its own nothing of the film is loaded before it plays; without one its first frame stands there. */
function OwnFilm({ film, title, poster }: { film: Media; title: string; poster: Media | null }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <p className="text-muted not-first:mt-6">{words.gone}</p>
  return (
    <video
      controls
      playsInline
      src={film.src}
      preload={poster ? 'none' : 'metadata'}
      {...(poster && { poster: mediaFile(poster, middleOf(poster.widths), poster.formats.at(-1)) })}
      {...(film.width && film.height && { width: film.width, height: film.height })}
      {...(title && { 'aria-label': title })}
      onError={() => setGone(true)}
      className="mx-auto h-auto max-h-[85dvh] w-full rounded-picture bg-surface-sunken not-first:mt-6"
    />
  )
}

/** A film fills the page at most, which a phone's picture is too small for and the largest too heavy. */
const middleOf = (widths: readonly number[]) => widths.find((width) => width >= 1000) ?? widths.at(-1)

function Player({
  film: { player, site },
  title,
  poster,
}: {
  film: EmbeddedFilm
  title: string
  poster: Media | null
}) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying)
    return (
      <iframe
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full"
      />
    )
  return (
    <button
      type="button"
      onClick={() => setIsPlaying(true)}
      aria-label={words.play(title)}
      className="group relative block size-full"
    >
      {poster && (
        <MediaPicture
          media={poster}
          alt=""
          sizes="92vw"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-badge-light text-chip-on group-hover:bg-chip">
        <Play size={28} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
      </span>
      <span className="absolute inset-x-3 bottom-3 mx-auto w-fit rounded-picture bg-badge-light px-3 py-1.5 text-14 text-chip-on">
        {words.from(site)}
      </span>
    </button>
  )
}
