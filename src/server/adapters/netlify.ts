// Netlify's function (netlify.toml). Files go first; Netlify keeps its answers, and forgets those with a purged tag.
import { purgeCache } from '@netlify/functions'
import { routeOf } from '@/app/route-manifest'
import { handle } from '../handle'
import { answerPurge } from '../purge'

export default async (request: Request): Promise<Response> => {
  const told = await answerPurge(request, (tags) => purgeCache({ tags: [...tags] }))
  if (told) return told
  const answer = await handle(request)
  // Other parameters, such as those of advertisements, change nothing.
  const { parameters } = routeOf(new URL(request.url).pathname)
  answer.headers.set('Netlify-Vary', `query=${['token', ...parameters].join('|')}`)
  return answer
}

export const config = { path: '/*', preferStatic: true }
