import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { supabaseUrl } from '@/config/env'
import { type StudentRequestState, studentRequestStates } from '@/domain/discounts/admin-discount'
import { auditKeys } from '../audit/audit-keys'
import { parseAnswer } from '../supabase/answer'
import { loadSupabase } from '../supabase/client'
import { toAppError } from '../supabase/errors'
import { authorizedFetch } from '../supabase/rest'
import { rpc } from '../supabase/rpc'
import { rowOf, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminDiscountKeys } from './admin-discount-keys'

export const requestsPerPage = 50
const bucket = 'student-proofs'
/** Long enough to look at a proof, in seconds. */
const proofSeconds = 600

const request = rowOf({
  id: v.string(),
  /** Null once it was deleted, ninety days after the request. */
  name: v.nullable(v.string()),
  email: v.string(),
  school: v.string(),
  state: v.picklist(studentRequestStates),
  /** The name of the file in its bucket. */
  proof: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** The email of the owner who decided. */
  by: v.nullable(v.string()),
  code: v.nullable(v.string()),
  createdAt: timestamp,
  confirmedAt: v.nullable(timestamp),
  decidedAt: v.nullable(timestamp),
})
export type StudentRequest = v.InferOutput<typeof request>

const listedRequests = rowOf({
  rows: v.array(request),
  total: v.number(),
  counts: v.record(v.picklist(studentRequestStates), v.number()),
  expiredProofs: v.array(v.string()),
})

/** A page of the students' requests, the newest first, with how many there are in each state. */
export const studentRequestsQuery = (state: StudentRequestState | 'all', page: number) =>
  queryOptions({
    queryKey: adminDiscountKeys.students(state, page),
    queryFn: async ({ signal }) => {
      const { expiredProofs, counts, ...list } = await rpc(
        'list_student_requests',
        { p_state: state, p_page: page },
        listedRequests,
        { signal },
      )
      void deleteProofs(expiredProofs)
      return {
        ...list,
        counts: { ...counts, all: Object.values(counts).reduce((sum, each) => sum + each, 0) },
      }
    },
    placeholderData: keepPreviousData,
  })

/** Deletes files whose time is over, which only the storage server can; a failed one is tried again with the next list. */
async function deleteProofs(names: readonly string[]) {
  if (names.length === 0) return
  const { storage } = await loadSupabase()
  await storage
    .from(bucket)
    .remove([...names])
    .catch(() => undefined)
}

/** The hosted back end answers with a path below its own, the embedded one with the whole path. */
const signedPath = v.union([
  v.pipe(
    v.object({ signedURL: v.string() }),
    v.transform(({ signedURL }) => `/storage/v1${signedURL}`),
  ),
  v.pipe(
    v.object({ signedUrl: v.string() }),
    v.transform(({ signedUrl }) => signedUrl),
  ),
])

/** A link to a proof that works for ten minutes, for owners only. */
export const proofQuery = (name: string) =>
  queryOptions({
    queryKey: adminDiscountKeys.proof(name),
    queryFn: async () => {
      const answer = await authorizedFetch(`${supabaseUrl}/storage/v1/object/sign/${bucket}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: proofSeconds }),
      })
      if (!answer.ok) throw toAppError({ message: 'NO_PROOF' }, answer.status)
      return supabaseUrl + parseAnswer('storage', signedPath, await answer.json())
    },
    staleTime: (proofSeconds - 60) * 1000,
    gcTime: 0,
  })

/**
 * Approves or refuses a request; the student gets a mail when the address is confirmed.
 * @throws AppError CHANGED_MEANWHILE, NOT_CONFIRMED, OFFER_ENDED
 */
export function useDecideRequest() {
  const refresh = useRefresh(adminDiscountKeys.all, auditKeys.all)
  return useMutation({
    mutationFn: decideRequest,
    // Not waited for: what was decided is known before the list is.
    onSettled: () => void refresh(),
  })
}

type Decision = { id: string; isApproved: boolean; note: string }

export const decideRequest = ({ id, isApproved, note }: Decision) =>
  rpc(
    'decide_student_request',
    { p_id: id, p_approved: isApproved, p_note: note },
    v.object({ state: v.picklist(studentRequestStates) }),
  )
