import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { mediaKinds } from '@/domain/store/media'
import { pageKeys } from '../pages/page-keys'
import { settingsKeys } from '../settings/settings-keys'
import { filmTypes, uploadStoreFilm } from '../storage/store-films'
import { deleteStoreMedia, uploadStoreMedia } from '../storage/store-media'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrap, unwrapMaybe } from '../supabase/rest'
import { refuseChanged } from '../supabase/row-version'
import { allRows } from '../supabase/rows'
import { useRefresh } from '../supabase/use-refresh'
import { mediaKeys } from './media-keys'

const columns = 'id,kind,src,widths,formats,width,height,bytes,color,alt,translations,updated_at' as const
const media = v.object({
  id: v.string(),
  kind: v.picklist(mediaKinds),
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
  /** What was seen of its words: a change from elsewhere since then is not overwritten unseen. */
  updated_at: v.string(),
})
/** A picture or a film of the shop's own. */
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

/** Uploads a picture or a film; resolves to its row. @throws PictureError, AppError */
export function useUploadMedia() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (file: Blob) => {
      const isFilm = filmTypes.includes(file.type)
      const uploaded = await (isFilm ? uploadStoreFilm(file) : uploadStoreMedia(file))
      const row = await unwrap(rest.from('media').insert(uploaded).select(columns).single())
      return parseAnswer('media', media, row)
    },
    onSuccess: useRefreshMedia(),
  })
}

type Words = Pick<AdminMedia, 'id' | 'alt' | 'translations' | 'updated_at'>

/** @throws AppError ROW_CHANGED {version} when another described it since, ROW_GONE */
async function describeMedia({ id, alt, translations, updated_at }: Words): Promise<AdminMedia> {
  const [row] = await unwrap(
    rest.from('media').update({ alt, translations }).match({ id, updated_at }).select(columns),
  )
  if (row) return parseAnswer('media', media, row)
  return refuseChanged(await unwrapMaybe(rest.from('media').select('updated_at').eq('id', id).maybeSingle()))
}

/** What a picture or a film shows, in each language; resolves to it as it is then. */
export const useDescribeMedia = () => useMutation({ mutationFn: describeMedia, onSuccess: useRefreshMedia() })

/** Deletes a picture or a film with its files. @throws AppError IS_SHOWN {places} */
export function useDeleteMedia() {
  return useMutation({
    mutationFn: async (each: AdminMedia) => {
      await unwrap(rest.from('media').delete().eq('id', each.id).select('id').single())
      await deleteStoreMedia(each)
    },
    onSuccess: useRefreshMedia(),
  })
}
