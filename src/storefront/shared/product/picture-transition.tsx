import { type ReactNode, ViewTransition } from 'react'

type PictureTransitionProps = {
  /** The product whose picture it is on both pages; undefined for no transition. */
  slug: string | undefined
  children: ReactNode
}

/**
 * A view transition from a product's picture on its card to the one on its page, where the browser supports it and
 * motion is wanted.
 */
export function PictureTransition({ slug, children }: PictureTransitionProps) {
  return (
    <ViewTransition name={slug === undefined ? undefined : `picture-${slug}`} default="none" share="picture">
      <div className="size-full">{children}</div>
    </ViewTransition>
  )
}
