import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { pageKeys } from '../pages/page-keys'
import { settingsKeys } from '../settings/settings-keys'
import { deleteStoreMedia, uploadStoreMedia } from '../storage/store-media'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { useRefresh } from '../supabase/use-refresh'
import { mediaKeys } from './media-keys'

const columns = 'id,src,widths,formats,width,height,bytes,color,alt,translations' as const
const media = v.object({
  id: v.string(),
  src: v.string(),
  widths: v.array(v.number()),
  formats: v.array(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  bytes: v.nullable(v.number()),
  color: v.nullable(v.string()),
  alt: v.string(),
  /** What it shows, in other languages than the shop's first: {fr: {alt}}. */
  translations: v.record(v.string(), v.object({ alt: v.optional(v.string(), '') })),
})
/** A picture of the shop's own. */
export type AdminMedia = v.InferOutput<typeof media>

/** All of them, the newest first. */
export const mediaQuery = () =>
  queryOptions({
    queryKey: mediaKeys.list(),
    queryFn: async ({ signal }) => {
      const rows = await allRows(
        rest
          .from('media')
          .select(columns, { count: 'exact' })
          .order('created_at', { ascending: false })
          .order('id')
          .abortSignal(signal),
      )
      return parseAnswer('media', v.array(media), rows)
    },
  })

/** Pages that show a picture, and the brand, read it again. */
const useRefreshMedia = () => useRefresh(mediaKeys.all, pageKeys.all, settingsKeys.all)

/** Uploads a picture; resolves to its row. @throws PictureError, AppError */
export function useUploadMedia() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (file: Blob) => {
      const uploaded = await uploadStoreMedia(file)
      const row = await unwrap(rest.from('media').insert(uploaded).select(columns).single())
      return parseAnswer('media', media, row)
    },
    onSuccess: useRefreshMedia(),
  })
}

/** What a picture shows, in each language. */
export function useDescribeMedia() {
  return useMutation({
    mutationFn: ({ id, alt, translations }: Pick<AdminMedia, 'id' | 'alt' | 'translations'>) =>
      unwrap(rest.from('media').update({ alt, translations }).eq('id', id).select('id').single()),
    onSuccess: useRefreshMedia(),
  })
}

/** Deletes a picture with its files. @throws AppError IS_SHOWN {places} */
export function useDeleteMedia() {
  return useMutation({
    mutationFn: async (each: AdminMedia) => {
      await unwrap(rest.from('media').delete().eq('id', each.id).select('id').single())
      await deleteStoreMedia(each)
    },
    onSuccess: useRefreshMedia(),
  })
}
