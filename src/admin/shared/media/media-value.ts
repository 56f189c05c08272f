import * as v from 'valibot'

const media = v.object({ $media: v.string() })

/** The id of the picture or film that a field's value names (src/domain/store/content.ts). */
export const mediaOf = (value: unknown): string | null => (v.is(media, value) ? value.$media : null)
