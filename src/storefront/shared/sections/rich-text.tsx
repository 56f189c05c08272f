import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Target } from '@/domain/store/content'
import type { RichBlock, Span } from '@/domain/store/rich-text'
import { MediaPicture } from '@/storefront/shared/page/media-picture'

/** The blocks of a rich text; its frame sets size, width and distances. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
    <Block key={place} block={block} />
  ))
}

/** A paragraph of links and nothing else is a row of them. */
const isLinksAlone = (spans: readonly Span[]) =>
  spans.length > 0 &&
  spans.every((span) => (typeof span === 'string' ? span.trim() === '' : span.link !== null))

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return isLinksAlone(block.spans) ? (
        <p className="-my-1 flex flex-wrap gap-x-6 print:hidden">
          {block.spans.map((span, place) =>
            typeof span === 'string' || !span.link ? null : (
              <TargetLink
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
                key={place}
                to={span.link}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {span.text}
              </TargetLink>
            ),
          )}
        </p>
      ) : (
        <p dir="auto" className="text-pretty">
          <Spans spans={block.spans} />
        </p>
      )
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading
          dir="auto"
          className={block.level === 2 ? 'mt-4 text-28 leading-tight' : 'mt-2 text-20 font-semibold'}
        >
          <Spans spans={block.spans} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          dir="auto"
          className={`grid gap-2 ps-5 marker:text-accent ${block.isOrdered ? 'list-decimal marker:font-semibold' : 'list-disc'}`}
        >
          {block.items.map(({ spans }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
            <li key={place} className="ps-1">
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      )
    }
    case 'picture':
      return (
        block.picture && (
          <figure>
            <MediaPicture
              media={block.picture}
              sizes="(min-width: 47.5rem) 42rem, 100vw"
              className="h-auto w-full rounded-picture"
            />
            {block.text && (
              <figcaption dir="auto" className="mt-2 text-14 text-muted">
                {block.text}
              </figcaption>
            )}
          </figure>
        )
      )
  }
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, place) => {
    if (typeof span === 'string') return span
    const { text, isStrong, isEmphasis, link } = span
    let piece: ReactNode = text
    if (isEmphasis) piece = <em>{piece}</em>
    if (isStrong) piece = <strong className="font-semibold">{piece}</strong>
    return link ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <TargetLink key={place} to={link} className="underline underline-offset-4 hover:text-accent">
        {piece}
      </TargetLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place}>{piece}</span>
    )
  })

type TargetLinkProps = { to: Target; className?: string; children: ReactNode }

/** A link to a path of the shop, or to a whole address. */
export function TargetLink({ to: { to }, className, children }: TargetLinkProps) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  )
}
