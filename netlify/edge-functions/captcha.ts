// Netlify joins the headers of all rules that match, and two policies joined allow only what both do: the CAPTCHA's page gets
// its own here instead.
import { captchaHeaders } from '../../hosting/captcha-page.ts'

export default async function captcha(_request: Request, context: { next: () => Promise<Response> }) {
  const answer = await context.next()
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(captchaHeaders)) headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}

export const config = { path: '/_captcha' }
