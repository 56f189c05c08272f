// What Supabase Auth does and the embedded back end's Auth does not yet, in Auth's own requests, answers and errors:
// second factors (TOTP codes of an authenticator app), tokens that say how a session was confirmed (`aal`, `amr`), the
// current password for a new one, the end of all other sessions with it, and a limit of wrong codes.
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import qrcode from 'qrcode-generator'
import type { ShopDatabase } from './server-database.ts'
import { signToken } from './service-token.ts'

type Json = Record<string, unknown>
type Send = (request: Request, ...rest: unknown[]) => Response | Promise<Response>

/** Auth's tables of a hosted project, as far as they are used. */
const tables = `
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null,
    status text not null,
    secret text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now());
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    verified_at timestamptz);
  -- Not a column of a hosted project, whose Auth counts elsewhere.
  alter table auth.mfa_challenges add column if not exists wrong_codes integer not null default 0;
  create table if not exists auth.mfa_amr_claims (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    unique (session_id, authentication_method));`

const challengeMinutes = 5
const mostFactors = 10
/** Wrong codes of one account, in whichever sessions, before it has to wait; of a million codes three are right at a time. */
const mostWrongCodes = 10
const wrongCodesMinutes = 15

/** Call after the migrations, which make Auth's schema; they name these tables only in functions. */
export const addTwoFactorTables = (database: ShopDatabase) => database.exec(tables)

/** Answers requests to Auth, with what is missing added; everything else is passed on. */
export function withTwoFactor(database: ShopDatabase, send: Send): Send {
  const rows = async (text: string, params: unknown[]) => (await database.query<Json>(text, params)).rows
  const one = async (text: string, params: unknown[]) => (await rows(text, params))[0]

  const factorsOf = (userId: unknown) =>
    rows(
      `select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
       where user_id = $1 order by created_at`,
      [userId],
    )

  /** The caller with the session of the token, or Auth's refusal. */
  async function identify(request: Request, ...rest: unknown[]) {
    const headers = new Headers()
    for (const name of ['apikey', 'authorization']) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const answer = await send(new Request(new URL('/auth/v1/user', request.url), { headers }), ...rest)
    if (!answer.ok) return { refusal: answer }
    const user: Json = await answer.json()
    const { session_id: sessionId } = claimsOf(request.headers.get('authorization')?.slice(7))
    const session = await one('select aal from auth.sessions where id = $1', [sessionId])
    const factors = await factorsOf(user.id)
    return { user, factors, sessionId, isConfirmed: session?.aal === 'aal2' }
  }

  /** Adds the factors to the user and the level to the token of an answer that opens or renews a session. */
  async function withLevel(body: Json, method: string | null): Promise<Json> {
    const claims = claimsOf(String(body.access_token))
    if (method !== null)
      await rows(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
         on conflict (session_id, authentication_method) do update set created_at = now()`,
        [claims.session_id, method],
      )
    const session = await one('select aal from auth.sessions where id = $1', [claims.session_id])
    const amr = await rows(
      `select authentication_method as method, extract(epoch from created_at)::int as timestamp
       from auth.mfa_amr_claims where session_id = $1 order by created_at desc`,
      [claims.session_id],
    )
    const user = { ...toObject(body.user), factors: await factorsOf(claims.sub) }
    return { ...body, access_token: signToken({ ...claims, aal: session?.aal ?? 'aal1', amr }), user }
  }

  async function enroll(request: Request, { user, factors, isConfirmed }: Caller) {
    const { friendly_name: name = '', factor_type: type, issuer } = await bodyOf(request)
    if (type !== 'totp') return refuse(400, 'validation_failed', 'factor_type needs to be totp')
    if (factors.length >= mostFactors)
      return refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached')
    if (factors.some((factor) => name !== '' && factor.friendly_name === name))
      return refuse(422, 'mfa_factor_name_conflict', 'A factor with this name exists already')
    if (factors.some(isVerified) && !isConfirmed)
      return refuse(422, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    const id = randomUUID()
    const totp = new TOTP({
      issuer: String(issuer ?? 'localhost'),
      label: String(user.email),
      secret: new Secret({ size: 20 }),
    })
    await rows(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, user.id, name, totp.secret.base32],
    )
    const qr = qrcode(0, 'M')
    qr.addData(totp.toString())
    qr.make()
    return Response.json({
      id,
      type: 'totp',
      friendly_name: name,
      totp: {
        qr_code: qr.createSvgTag({ scalable: true }),
        secret: totp.secret.base32,
        uri: totp.toString(),
      },
    })
  }

  async function challenge(factorId: string) {
    const id = randomUUID()
    await rows('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [id, factorId])
    return Response.json({
      id,
      type: 'totp',
      expires_at: Math.floor(Date.now() / 1000) + challengeMinutes * 60,
    })
  }

  async function verify(request: Request, factorId: string, { user, sessionId }: Caller, rest: unknown[]) {
    const { challenge_id: challengeId, code } = await bodyOf(request)
    const found = await one(
      `select c.verified_at is null and c.created_at > now() - make_interval(mins => $3) as is_open, f.secret
       from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id where c.id::text = $1 and f.id = $2`,
      [String(challengeId), factorId, challengeMinutes],
    )
    if (!found)
      return refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
    const tried = await one(
      `select coalesce(sum(c.wrong_codes), 0)::int as wrong from auth.mfa_challenges c
       join auth.mfa_factors f on f.id = c.factor_id
       where f.user_id = $1 and c.created_at > now() - make_interval(mins => $2)`,
      [user.id, wrongCodesMinutes],
    )
    if (Number(tried?.wrong) >= mostWrongCodes)
      return refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
    if (found.is_open !== true) return refuse(422, 'mfa_challenge_expired', 'MFA challenge has expired')
    const totp = new TOTP({ secret: Secret.fromBase32(String(found.secret)) })
    if (totp.validate({ token: String(code), window: 1 }) === null) {
      await rows('update auth.mfa_challenges set wrong_codes = wrong_codes + 1 where id = $1', [challengeId])
      return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await rows('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId])
    await rows(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
      factorId,
    ])
    await rows(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [sessionId, factorId])
    // Sessions that were confirmed by a password alone end here, as do factors that were begun and left.
    await endSessions(`user_id = $1 and aal is distinct from 'aal2'`, [user.id])
    await rows(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [user.id])
    const refresh = await one(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    )
    const renewed = await send(
      tokenRequest(request, 'refresh_token', { refresh_token: refresh?.token }),
      ...rest,
    )
    return renewed.ok ? Response.json(await withLevel(await renewed.json(), 'totp')) : renewed
  }

  async function unenroll(factorId: string, { factors, isConfirmed }: Caller) {
    if (factors.some((factor) => factor.id === factorId && isVerified(factor)) && !isConfirmed)
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await rows('delete from auth.mfa_factors where id = $1', [factorId])
    await rows(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factorId])
    return Response.json({ id: factorId })
  }

  /** Auth's refusal of a new password or address, or null. */
  async function refusalOf(request: Request, body: Json, caller: Caller, rest: unknown[]) {
    const { user, factors, sessionId, isConfirmed } = caller
    const isNewEmail = typeof body.email === 'string' && body.email !== '' && body.email !== user.email
    if ((body.password || isNewEmail) && factors.some(isVerified) && !isConfirmed)
      return refuse(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
    if (!body.password) return null
    const asks = await one(
      `select u.encrypted_password <> '' and not exists (select from auth.mfa_amr_claims c
         where c.session_id = $2 and c.authentication_method = 'otp') as current from auth.users u where u.id = $1`,
      [user.id, sessionId],
    )
    if (asks?.current !== true) return null
    const needed = 'Current password required when setting new password.'
    if (typeof body.current_password !== 'string' || body.current_password === '')
      return refuse(400, 'current_password_required', needed)
    const { email } = user
    const tried = await send(
      tokenRequest(request, 'password', { email, password: body.current_password }),
      ...rest,
    )
    if (!tried.ok) return refuse(400, 'current_password_invalid', needed)
    await endSessions('id = $1', [claimsOf(String(toObject(await tried.json()).access_token)).session_id])
    return null
  }

  async function endSessions(which: string, params: unknown[]) {
    await rows(
      `delete from auth.refresh_tokens where session_id in (select id from auth.sessions where ${which})`,
      params,
    )
    await rows(`delete from auth.sessions where ${which}`, params)
  }

  async function updateUser(request: Request, caller: Caller, rest: unknown[]) {
    const body = await bodyOf(request.clone())
    const refusal = await refusalOf(request, body, caller, rest)
    if (refusal) return refusal
    const answer = await send(request, ...rest)
    if (!answer.ok) return answer
    if (body.password) await endSessions('user_id = $1 and id <> $2', [caller.user.id, caller.sessionId])
    return Response.json({ ...toObject(await answer.json()), factors: caller.factors })
  }

  return async (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace('/auth/v1', '')
    const { method } = request
    if (path === pathname || method === 'OPTIONS') return send(request, ...rest)
    if (path === '/user' && (method === 'GET' || method === 'PUT')) {
      const caller = await identify(request, ...rest)
      if (caller.refusal) return caller.refusal
      if (method === 'PUT') return updateUser(request, caller, rest)
      return Response.json({ ...caller.user, factors: caller.factors })
    }
    if (path === '/factors' || path.startsWith('/factors/')) {
      const caller = await identify(request, ...rest)
      if (caller.refusal) return caller.refusal
      const [, , factorId = '', action = ''] = path.split('/')
      if (path === '/factors' && method === 'POST') return enroll(request, caller)
      if (!caller.factors.some(({ id }) => id === factorId))
        return refuse(404, 'mfa_factor_not_found', 'Factor not found')
      if (method === 'POST' && action === 'challenge') return challenge(factorId)
      if (method === 'POST' && action === 'verify') return verify(request, factorId, caller, rest)
      if (method === 'DELETE' && action === '') return unenroll(factorId, caller)
      return refuse(404, 'not_found', 'No such request')
    }
    const answer = await send(request, ...rest)
    if (!answer.ok || method !== 'POST' || !['/token', '/verify', '/signup'].includes(path)) return answer
    const body = toObject(await answer.clone().json())
    if (typeof body.access_token !== 'string') return answer
    return Response.json(await withLevel(body, methodOf(path, searchParams.get('grant_type'))))
  }
}

type Caller = { user: Json; factors: Json[]; sessionId: unknown; isConfirmed: boolean }

const isVerified = ({ status }: Json) => status === 'verified'
const refuse = (status: number, code: string, message: string) =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'X-Sb-Error-Code': code } },
  )

/** The sign-in method of a new session; null for a renewal. */
function methodOf(path: string, grant: string | null) {
  if (path === '/verify') return 'otp'
  return grant === 'refresh_token' ? null : grant === 'pkce' ? 'oauth' : 'password'
}

const tokenRequest = (request: Request, grant: 'password' | 'refresh_token', body: Json) =>
  new Request(new URL(`/auth/v1/token?grant_type=${grant}`, request.url), {
    method: 'POST',
    headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const toObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})

async function bodyOf(request: Request): Promise<Json> {
  try {
    return toObject(await request.json())
  } catch {
    return {}
  }
}

/** The claims of a token that Auth has issued or accepted. */
const claimsOf = (token = ''): Json =>
  toObject(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}'))
