import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { uploadAsVisitor } from '../storage/visitor-upload'
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
  return {
    hasProof: proof !== null && (await uploadAsVisitor('student-proofs', `${id}/${upload_token}`, proof)),
  }
}

/** Confirms the address of a request by its mailed link. @throws AppError `not-found` for an unknown or old one */
export function useConfirmStudentRequest() {
  return useMutation({
    networkMode: 'always',
    mutationFn: confirmStudentRequest,
  })
}

export const confirmStudentRequest = (token: string) =>
  rpc('confirm_student_request', { p_token: token }, v.object({ state: v.string() }))
