import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { reviewKeys } from './review-keys'

const quoted = v.nullable(
  v.object({
    rating: v.number(),
    title: v.string(),
    body: v.string(),
    /** Null when the account is gone. */
    author: v.nullable(v.string()),
    verified: v.boolean(),
    product: v.object({ slug: v.string(), title: v.string() }),
  }),
)

/** A published review, as a page quotes it; null when it is gone. */
export const quotedReviewQuery = (id: string) =>
  queryOptions({
    queryKey: reviewKeys.quoted(id),
    queryFn: ({ signal }) => rpc('quoted_review', { p_id: id }, quoted, { get: true, signal }),
  })
