import type { AdminCollection } from '@/data/collections/admin-collections'

/** A collection's cover: its own picture, or its first product's. */
export const coverOf = ({ image, cover }: Pick<AdminCollection, 'image' | 'cover'>): string | null =>
  image ?? cover
