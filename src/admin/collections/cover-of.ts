import { isDrawn } from '@/config/drawn-collections'
import type { OwnCollection } from '@/data/collections/owner-collections'

/** What stands for a collection: its own picture, the poster that was drawn for it, or its first product. */
export function coverOf({
  image,
  slug,
  cover,
}: Pick<OwnCollection, 'image' | 'slug' | 'cover'>): string | null {
  return image ?? (isDrawn(slug) ? `/art/collection-${slug}-412.webp` : cover)
}
