import * as v from 'valibot'

/** A picture as the database answers it (private.content_targets). */
export const media = v.object({
  src: v.string(),
  widths: v.array(v.number()),
  formats: v.array(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  color: v.nullable(v.string()),
  alt: v.string(),
})
