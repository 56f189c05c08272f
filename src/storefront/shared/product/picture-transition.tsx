import { type ReactNode, ViewTransition } from 'react'

type PictureTransitionProps = {
  /** The product whose picture it is on both pages; without it nothing moves. */
  slug: string | undefined
  children: ReactNode
}

/** A product's picture that grows from its card into its page, where the browser can and the reader wants motion. */
export function PictureTransition({ slug, children }: PictureTransitionProps) {
  return (
    <ViewTransition name={slug === undefined ? undefined : `picture-${slug}`} default="none" share="picture">
      <div className="size-full">{children}</div>
    </ViewTransition>
  )
}
