import type { ProductSummary } from '@/domain/product/product'
import type { Choice } from '@/domain/store/content'
import type { Media } from '@/domain/store/media'

/** A collection as a double page of a magazine. */
export type Look = {
  id: string
  title: string
  subtitle: string
  text: string
  picture: Media | null
  /** Its colours (tokens.css). */
  ground: string
  collection: Choice | null
  products: readonly ProductSummary[]
}
