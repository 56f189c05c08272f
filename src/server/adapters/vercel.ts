// Vercel's function (vercel.json). Files go first; Vercel keeps its answers, and forgets those with a purged tag.
import { invalidateByTag } from '@vercel/functions'
import { handle } from '../handle'
import { answerPurge } from '../purge'

export default {
  async fetch(request: Request): Promise<Response> {
    const told = await answerPurge(request, (tags) => invalidateByTag([...tags]))
    if (told) return told
    const answer = await handle(request)
    // Vercel has a name of its own for it.
    const tags = answer.headers.get('Cache-Tag')
    if (tags) answer.headers.set('Vercel-Cache-Tag', tags)
    return answer
  },
}
