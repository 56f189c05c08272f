import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a service key is on a hosted project, for a year: signed with the local secret, good for this machine. */
export function serviceToken(): string {
  const now = Math.floor(Date.now() / 1000)
  return signToken({ role: 'service_role', iss: 'supabase', iat: now, exp: now + 86_400 * 365 })
}

/** A token of the embedded back end with these claims. */
export function signToken(claims: object): string {
  const config = readFileSync(join(import.meta.dirname, 'config.toml'), 'utf8')
  const secret = /^jwt_secret = "([^"]+)"$/m.exec(config)?.[1]
  if (!secret) throw new Error('supabase/local/config.toml has no jwt_secret')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}
