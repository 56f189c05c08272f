// Vercel's function, in the form that the build gives it (src/build/vercel-output.ts). Files go first; Vercel keeps its answers, and forgets
// those with a purged tag.
import { getRequestListener } from '@hono/node-server'
import { dangerouslyDeleteByTag } from '@vercel/functions'
import { answerPurge } from '../purge'
import { answerShop } from '../shop'

async function answer(request: Request): Promise<Response> {
  // Deleted, not invalidated: the next visitor would still get the old price.
  const told = await answerPurge(request, (tags) => dangerouslyDeleteByTag([...tags]))
  if (told) return told
  const page = await answerShop(request)
  // Vercel has a name of its own for it.
  const tags = page.headers.get('Cache-Tag')
  if (tags) page.headers.set('Vercel-Cache-Tag', tags)
  return page
}

export default getRequestListener(answer)
