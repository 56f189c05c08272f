import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { shop } from '@/config/shop'
import { absolute } from '@/config/site'
import { feedWords } from '@/content/feed'
import { scriptJson } from '@/domain/json-ld'
import type { PageHead } from '@/ui/page-head'
import { structuredDataId } from '@/ui/structured-data'
import { App } from './app'
import { feedFile } from './seo-files'

/** The whole page at a path, with what the client knows. */
export function renderPage(path: string, client: QueryClient): Promise<string> {
  return renderHtml(
    <StrictMode>
      <App
        client={client}
        router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </StrictMode>,
  )
}

export async function renderHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, {
    // Sent as a whole: content streamed later would need an inline script that moves it into position.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error
    },
  })
  let html = ''
  for await (const part of prelude) html += part
  return html
}

/** The same that usePageHead writes, so that it finds it there. */
export function renderHead({ title, description, path, image }: PageHead, data: object[]): Promise<string> {
  const canonical = path === undefined ? undefined : absolute(path)
  const picture = image && URL.canParse(image, absolute('/')) ? absolute(image) : undefined
  return renderHtml(
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:image" content={picture ?? absolute('/og.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      {canonical && <meta property="og:url" content={canonical} />}
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="alternate" type="application/atom+xml" href={`/${feedFile}`} title={feedWords.title} />
      {data.length > 0 && (
        <script
          id={structuredDataId}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves nothing that could end the element
          dangerouslySetInnerHTML={{
            __html: scriptJson({ '@context': 'https://schema.org', '@graph': data }),
          }}
        />
      )}
    </>,
  )
}
