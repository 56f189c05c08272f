// Netlify's function (netlify.toml). Files go first; Netlify keeps its answers, and forgets those with a purged tag.
import { purgeCache } from '@netlify/functions'
import { handle } from '../handle'
import { answerPurge } from '../purge'

export default async (request: Request): Promise<Response> =>
  (await answerPurge(request, (tags) => purgeCache({ tags: [...tags] }))) ?? handle(request)

export const config = { path: '/*', preferStatic: true }
