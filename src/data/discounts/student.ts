import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { supabaseKey, supabaseUrl } from '@/config/env'
import { rpc } from '../supabase/rpc'

type StudentRequest = { name: string; email: string; school: string; honeypot: string; proof: File | null }

/**
 * Asks for the student discount; the address is then confirmed by a mailed link. Resolves to whether the proof was
 * stored, too: without it the request stands. @throws AppError
 */
export function useRequestStudentDiscount() {
  return useMutation({ networkMode: 'always', mutationFn: requestStudentDiscount })
}

export async function requestStudentDiscount({ name, email, school, honeypot, proof }: StudentRequest) {
  const { id, upload_token } = await rpc(
    'request_student_discount',
    { p_name: name, p_email: email, p_school: school, p_honeypot: honeypot },
    v.object({ id: v.string(), upload_token: v.string() }),
  )
  return { hasProof: proof !== null && (await upload(`${id}/${upload_token}`, proof)) }
}

/** As bytes with their type: the embedded back end takes no multipart form, the hosted one takes both. */
const upload = (path: string, proof: File): Promise<boolean> =>
  fetch(`${supabaseUrl}/storage/v1/object/student-proofs/${path}`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${supabaseKey}`,
      'content-type': proof.type,
    },
    body: proof,
    signal: AbortSignal.timeout(60_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Confirms the address of a request by its mailed link. @throws AppError `not-found` for an unknown or old one */
export function useConfirmStudentRequest() {
  return useMutation({
    networkMode: 'always',
    mutationFn: confirmStudentRequest,
  })
}

export const confirmStudentRequest = (token: string) =>
  rpc('confirm_student_request', { p_token: token }, v.object({ state: v.string() }))
