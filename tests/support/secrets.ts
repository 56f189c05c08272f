// What must never be in a file that every browser gets.

const patterns: Record<string, RegExp> = {
  'a secret key of Supabase': /\bsb_secret_[\w-]{8,}/,
  'the local signing secret': /shop-local-jwt-secret/,
  'a database address': /\bpostgres(?:ql)?:\/\/[^\s'"`]/,
  'a mail server with its password': /\bsmtps?:\/\/[^\s'"`]*:[^\s'"`]*@/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an access key':
    /\bAKIA[0-9A-Z]{16}\b|\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{12,}|\b[sr]k_live_[A-Za-z0-9]{16,}|\bgh[pos]_[A-Za-z0-9]{30,}/,
}
const token = /\beyJ[\w-]{6,}\.(eyJ[\w-]{6,})\.[\w-]+/g

/** What kinds of secret stand in a text. */
export function secretsIn(text: string): string[] {
  const found = Object.keys(patterns).filter((kind) => patterns[kind]?.test(text))
  for (const [, payload = ''] of text.matchAll(token)) {
    const claims = Buffer.from(payload, 'base64url').toString()
    if (/"role"\s*:\s*"(?!anon"|authenticated")/.test(claims))
      found.push('a token with more rights than anyone')
  }
  return found
}
