import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'
import { sessionKeys } from './session-keys'

/** What this member may do in the admin, null for who does not work here: a hint for the screen, the database decides. */
export const accessQuery = (memberId: string) =>
  queryOptions({
    queryKey: sessionKeys.access(memberId),
    queryFn: ({ signal }) => rpc('my_access', {}, access, { get: true, signal }),
  })

const access = v.nullable(
  rowOf({ role: v.string(), name: v.string(), rights: v.array(v.string()), needsFactor: v.boolean() }),
)
