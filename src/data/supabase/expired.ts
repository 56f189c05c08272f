import * as v from 'valibot'

const refusal = v.object({
  message: v.optional(v.string(), ''),
  msg: v.optional(v.string(), ''),
  error_code: v.optional(v.string()),
  statusCode: v.optional(v.union([v.string(), v.number()])),
})

/**
 * Whether an answer refuses the token itself, in the words of each service: REST and Functions answer 401, Auth 403 with the
 * code bad_jwt, Storage 400 with the status in the body ({"statusCode": "403", "message": "jwt expired"}).
 */
export function refusesToken(status: number, body: string): boolean {
  if (status === 401) return true
  if (status !== 400 && status !== 403) return false
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), body)
  if (!parsed.success) return false
  const { message, msg, error_code: code, statusCode } = parsed.output
  if (code === 'bad_jwt' || String(statusCode) === '401') return true
  return /\b(jwt|token)\b.*\b(expired|invalid|malformed)\b|\binvalid jwt\b|"exp" claim/i.test(message + msg)
}
