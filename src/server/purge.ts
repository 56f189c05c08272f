import * as v from 'valibot'
import { forget } from './shop'

const body = v.object({ tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(200)) })

/**
 * Answers the database's message about what has changed (docs/pages.md): a POST to /_purge with PURGE_SECRET as
 * its bearer and `{"tags": [...]}`. Null for any other request.
 * @param purge forgets the pages with one of the tags, wherever the host keeps them
 */
export async function answerPurge(
  request: Request,
  purge: (tags: readonly string[]) => Promise<unknown>,
): Promise<Response | null> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/_purge') return null
  if (!(await isAllowed(request))) return new Response(null, { status: 401 })
  const parsed = v.safeParse(body, await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  forget(parsed.output.tags)
  await purge(parsed.output.tags)
  return new Response(null, { status: 204 })
}

/** Digests are compared, so that the time says nothing of the secret. */
async function isAllowed(request: Request): Promise<boolean> {
  const secret = process.env.PURGE_SECRET
  if (!secret) return false
  return (await digest(request.headers.get('Authorization') ?? '')) === (await digest(`Bearer ${secret}`))
}

const digest = async (text: string) =>
  String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
