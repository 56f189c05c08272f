import * as v from 'valibot'

// What the store's editor and the page in its preview say to each other (postMessage, of the same origin).

/** To the preview: what to show, as preview_sections answered it, and how. */
export const previewOrder = v.object({
  type: v.literal('preview-order'),
  content: v.unknown(),
  /** Whose sections they are, in the language: its slug, kind, title and so on. */
  page: v.unknown(),
  /** Name and looks that are being typed, where those are what is edited. */
  shop: v.optional(v.unknown()),
  /** When it was read, in ms UTC. */
  readAt: v.number(),
  language: v.string(),
  theme: v.picklist(['light', 'dark']),
  /** The id of the section that is being edited. */
  chosen: v.nullable(v.string()),
})
export type PreviewOrder = v.InferOutput<typeof previewOrder>

/** From the preview: it is there, a section was clicked, or which sections show nothing. */
export const previewNews = v.variant('type', [
  v.object({ type: v.literal('preview-ready') }),
  v.object({ type: v.literal('preview-chosen'), id: v.string() }),
  v.object({ type: v.literal('preview-empty'), ids: v.array(v.string()) }),
])
export type PreviewNews = v.InferOutput<typeof previewNews>
