import { element, xmlDeclaration, xmlText } from './xml'

type FeedEntry = {
  url: string
  title: string
  text: string
  picture: string | null
  /** In a format that Date parses. */
  addedAt: string
  changedAt: string
}

type Feed = {
  title: string
  subtitle: string
  author: string
  /** The page that it follows, and where the feed itself is. */
  page: string
  self: string
  entries: readonly FeedEntry[]
}

/** A web feed in Atom (RFC 4287). */
export function atomFeed({ title, subtitle, author, page, self, entries }: Feed): string {
  const times = entries.map(({ changedAt }) => Date.parse(changedAt))
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom">
${element('title', xmlText(title))}
${element('subtitle', xmlText(subtitle))}
${element('id', xmlText(page))}
<link href="${xmlText(page)}"/>
<link rel="self" href="${xmlText(self)}"/>
${element('updated', new Date(Math.max(0, ...times)).toISOString())}
${element('author', element('name', xmlText(author)))}
${entries.map(entryOf).join('\n')}
</feed>
`
}

function entryOf({ url, title, text, picture, addedAt, changedAt }: FeedEntry): string {
  const image = picture === null ? '' : `<p><img src="${xmlText(picture)}" alt=""></p>`
  return element(
    'entry',
    [
      element('title', xmlText(title)),
      element('id', xmlText(url)),
      `<link href="${xmlText(url)}"/>`,
      element('published', new Date(addedAt).toISOString()),
      element('updated', new Date(changedAt).toISOString()),
      `<content type="html">${xmlText(`${image}<p>${xmlText(text)}</p>`)}</content>`,
    ].join(''),
  )
}
