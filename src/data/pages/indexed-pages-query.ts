import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { pageKinds } from './fetch-page'
import { pageKeys } from './page-keys'

const indexedPages = v.array(v.object({ slug: v.string(), kind: v.picklist(pageKinds) }))

/** The shop's own pages that search engines are given. */
export const indexedPagesQuery = () =>
  queryOptions({
    queryKey: pageKeys.indexed(),
    queryFn: ({ signal }) => rpc('indexed_pages', {}, indexedPages, { get: true, signal }),
  })
