// Auth's CAPTCHA setting, which the embedded back end's Auth lacks, in Auth's own requests and errors. Here it is on whenever
// the shop's own CAPTCHA is; a hosted project has a setting of its own for it.
import type { ShopDatabase } from './server-database.ts'

type Send = (request: Request, ...rest: unknown[]) => Response | Promise<Response>
/** Whether a token of the widget is genuine. */
export type CheckCaptcha = (token: string) => Promise<boolean>

const protectedPaths = ['/signup', '/recover', '/resend', '/otp', '/magiclink']

/** `check` is null while nothing can check tokens; then nothing is asked for. */
export function withAuthCaptcha(database: ShopDatabase, check: () => CheckCaptcha | null, send: Send): Send {
  const isOn = async () => (await database.query('select from private.captcha')).rows.length > 0
  return async (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace('/auth/v1', '')
    const isProtected =
      path !== pathname &&
      request.method === 'POST' &&
      (protectedPaths.includes(path) || (path === '/token' && searchParams.get('grant_type') === 'password'))
    const isGenuine = isProtected && check()
    if (!isGenuine || !(await isOn())) return send(request, ...rest)
    const body: { gotrue_meta_security?: { captcha_token?: unknown } } = await request
      .clone()
      .json()
      .catch(() => ({}))
    const token = body.gotrue_meta_security?.captcha_token
    if (typeof token === 'string' && (await isGenuine(token))) return send(request, ...rest)
    const reason = token ? 'timeout-or-duplicate' : 'no captcha_token found'
    return Response.json(
      {
        code: 400,
        error_code: 'captcha_failed',
        msg: `captcha protection: request disallowed (${reason})`,
      },
      { status: 400, headers: { 'X-Sb-Error-Code': 'captcha_failed' } },
    )
  }
}
