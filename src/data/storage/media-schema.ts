import * as v from 'valibot'
import { type MediaKind, mediaKinds } from '@/domain/store/media'

/** A picture or a film as the database answers it (private.content_targets). */
export const media = v.object({
  kind: v.picklist(mediaKinds),
  src: v.string(),
  widths: v.array(v.number()),
  formats: v.array(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  color: v.nullable(v.string()),
  alt: v.string(),
})

/** What was uploaded, as the table of media has it. */
export type UploadedMedia = {
  kind: MediaKind
  src: string
  widths: number[]
  formats: string[]
  width: number
  height: number
  bytes: number
  color: string | null
}
