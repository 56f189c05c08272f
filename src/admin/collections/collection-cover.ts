import { hasPoster } from '@/config/collections'
import type { AdminCollection } from '@/data/collections/admin-collections'

/** A collection's cover: its own picture, its bundled poster, or its first product's picture. */
export function coverOf({
  image,
  slug,
  cover,
}: Pick<AdminCollection, 'image' | 'slug' | 'cover'>): string | null {
  return image ?? (hasPoster(slug) ? `/art/collection-${slug}-412.webp` : cover)
}
