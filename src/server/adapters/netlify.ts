// Netlify's function (netlify.toml). Files go first; Netlify keeps its answers, and forgets those with a purged tag.
import { purgeCache } from '@netlify/functions'
import { routeOf } from '@/app/route-manifest'
import { withoutLanguage } from '@/domain/text/spoken-languages'
import { answerPurge } from '../purge'
import { answerShop } from '../shop'

export default async (request: Request): Promise<Response> => {
  const told = await answerPurge(request, (tags) => purgeCache({ tags: [...tags] }))
  if (told) return told
  const answer = await answerShop(request)
  // Other parameters, such as those of advertisements, change nothing.
  const { parameters } = routeOf(withoutLanguage(new URL(request.url).pathname))
  answer.headers.set('Netlify-Vary', `query=${['token', ...parameters].join('|')}`)
  return answer
}

export const config = { path: '/*', preferStatic: true }
