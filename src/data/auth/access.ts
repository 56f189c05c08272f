import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { sessionKeys } from './session-keys'

/** What this member may do in the admin, null for who does not work here: a hint for the screen, the database decides. */
export const accessQuery = (memberId: string) =>
  queryOptions({
    queryKey: sessionKeys.access(memberId),
    queryFn: ({ signal }) => rpc('my_access', {}, access, { get: true, signal }),
  })

const access = v.nullable(
  v.pipe(
    v.object({ role: v.string(), name: v.string(), rights: v.array(v.string()), needs_factor: v.boolean() }),
    v.transform(({ needs_factor: needsFactor, ...rest }) => ({ ...rest, needsFactor })),
  ),
)
