import { hasPoster } from '@/config/poster-collections'
import type { AdminCollection } from '@/data/collections/admin-collections'

/** What stands for a collection: its own picture, the poster that was drawn for it, or its first product. */
export function coverOf({
  image,
  slug,
  cover,
}: Pick<AdminCollection, 'image' | 'slug' | 'cover'>): string | null {
  return image ?? (hasPoster(slug) ? `/art/collection-${slug}-412.webp` : cover)
}
