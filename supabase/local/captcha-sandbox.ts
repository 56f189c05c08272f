// Turnstile for this machine: its script, and its interface siteverify in the same wire format, with the site keys that
// Cloudflare documents for tests. Unlike there, a token passes once, for its action, so that replays are refused as in reality.
import { randomUUID } from 'node:crypto'

export const sandboxSiteKeys = {
  passes: '1x00000000000000000000AA',
  blocks: '2x00000000000000000000AB',
  /** Passes once the visitor ticks a box. */
  asks: '3x00000000000000000000FF',
}
export const sandboxSecret = '1x0000000000000000000000000000000AA'

type Token = { action: string; hostname: string }

/** Answers requests below /_captcha. */
export function openCaptchaSandbox() {
  const tokens = new Map<string, Token>()
  const issue = (url: URL) => {
    const token = `sandbox.${randomUUID()}`
    tokens.set(token, { action: url.searchParams.get('action') ?? '', hostname: url.hostname })
    return Response.json({ token })
  }
  const siteverify = async (request: Request) => {
    const form = new URLSearchParams(await request.text())
    const fail = (code: string) => Response.json({ success: false, 'error-codes': [code] })
    if (!form.get('secret')) return fail('missing-input-secret')
    if (form.get('secret') !== sandboxSecret) return fail('invalid-input-secret')
    const token = form.get('response') ?? ''
    const known = tokens.get(token)
    tokens.delete(token)
    if (known === undefined)
      return fail(token.startsWith('sandbox.') ? 'timeout-or-duplicate' : 'invalid-input-response')
    return Response.json({
      success: true,
      challenge_ts: new Date().toISOString(),
      'error-codes': [],
      ...known,
      cdata: '',
    })
  }
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /_captcha/api.js':
        return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
      case 'POST /_captcha/token':
        return issue(url)
      case 'POST /_captcha/siteverify':
        return siteverify(request)
      default:
        return new Response(null, { status: 404 })
    }
  }
}

/** The part of Turnstile's script that the shop uses. */
const script = `
window.turnstile = {
  render(container, options) {
    const root = document.querySelector(container)
    const fail = () => options['error-callback']('300030')
    const solve = () =>
      fetch('/_captcha/token?action=' + encodeURIComponent(options.action), { method: 'POST' })
        .then((answer) => answer.json())
        .then(({ token }) => options.callback(token), fail)
    root.textContent = 'Test mode: '
    if (options.sitekey === '${sandboxSiteKeys.blocks}') return void setTimeout(fail, 100)
    if (options.sitekey !== '${sandboxSiteKeys.asks}') {
      root.append('checking you automatically')
      return void setTimeout(solve, 100)
    }
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.addEventListener('change', () => { box.disabled = true; solve() })
    label.append(box, ' I am human')
    root.append(label)
  },
}
`
