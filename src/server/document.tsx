import { entryFiles, filesOf, filesOfKind, template } from 'virtual:client-build'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BrandStyle } from '@/app/brand-style'
import { pageAdditions, readScript } from '@/app/page-additions'
import { routeOf } from '@/app/route-manifest'
import { secondaryPages } from '@/app/secondary-routes'
import { shop } from '@/config/shop'
import { absolute, pageUrl, pathPrefix } from '@/config/site'
import { common } from '@/content/shared/common'
import { feedWords } from '@/content/shared/feed'
import { settingsQuery } from '@/data/settings/settings-queries'
import { scriptJson } from '@/domain/seo/json-ld'
import { language } from '@/domain/text/language'
import { pageQuery, slugOfPath } from '@/sections/page-query'
import { firstSections } from '@/sections/registry'
import { pictureUrl } from '@/storefront/seo/picture-url'
import { structuredData } from '@/storefront/seo/structured-data'
import { pageDataId } from '@/ui/hydration'
import { type PageHead, standardPicture } from '@/ui/page-head'
import { manifestPath } from './app-files'
import { newestFeedPath } from './feeds'
import { ofDocuments } from './headers'
import { alternatesOf } from './languages'
import type { RenderedPage } from './render'

/** The template's texts, and between them the names of its places. */
const texts = template.split(/<!--(head|brand|body|data|preloads)-->/)
const fill = (places: Readonly<Record<string, string>>) =>
  texts.map((text, index) => (index % 2 === 0 ? text : places[text])).join('')

/** Scripts of low priority, so that pictures come before them; fonts last, which would hold up the first paint. */
const preloadsOf = (scripts: readonly string[], rel: string, fonts: readonly string[]) =>
  [
    ...scripts.map((file) => `<link ${rel}="modulepreload" crossorigin fetchpriority="low" href="${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
  ].join('')

/**
 * The app's page without contents: of pages that only the browser knows, without a connection, and when all else fails.
 * @param style the shop's style where it is known; without it the browser applies it later
 */
export const appPage = (style?: BrandStyle) =>
  fill({
    // Each page sets its own.
    head: renderToStaticMarkup([<title key="title">{shop.name || common.shop}</title>, manifestLink()]),
    brand: style?.element ?? '',
    body: '',
    data: '',
    preloads: preloadsOf(entryFiles, 'rel', style?.fonts ?? []) + readScript(filesOf),
  })

/** A document as a file, which brings its policy along: a host knows no headers for it. */
export const asFile = (html: string, policy = ofDocuments['Content-Security-Policy']) =>
  html.replace(
    '<meta charset="utf-8" />',
    // A browser takes frame-ancestors from headers only.
    (first) =>
      `${first}<meta http-equiv="Content-Security-Policy" content="${policy?.replace(/; frame-ancestors [^;]+/, '')}" />`,
  )

/** The whole document of a rendered page. */
export function documentOf(
  url: URL,
  { body, head, renderedAt, style }: RenderedPage,
  client: QueryClient,
): string {
  const page = head.page ?? { title: shop.name || common.shop }
  const { pathname, searchParams: search } = url
  const settings = client.getQueryData(settingsQuery().queryKey)
  const data = page.isMissing
    ? []
    : structuredData({ pathname, search, client, crumbs: head.crumbs, now: renderedAt, ...page })
  // What the browser should fetch at once stands before the page's elements.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(body) ?? []
  // Fonts would share the connection with a first picture: beside one the browser finds them where it lays out text.
  const fonts = /fetchpriority="high"/i.test(hints) ? [] : style.fonts
  return fill({
    head: hints + renderToStaticMarkup(<Head page={page} hasPicture={settings?.brand.hasIcons === true} />),
    brand: style.element,
    body: body.slice(hints.length),
    // After what people see, which would wait for it.
    data: `${jsonLd(data)}<script id="${pageDataId}" type="application/json" data-rendered-at="${renderedAt}">${scriptJson(dehydrate(client))}</script>`,
    // Once the first screen is shown (src/main.tsx).
    preloads: `${preloadsOf([...entryFiles, ...scriptsOf(pathname, client)], 'data-later', fonts)}${pageAdditions(filesOf)}${readScript(filesOf)}`,
  })
}

/** The files of a path's page beside the entry's; a less visited page stands in a table of its own. */
function scriptsOf(pathname: string, client: QueryClient): ReadonlySet<string> {
  const { path, module } = routeOf(pathname)
  const isSecondary = secondaryPages.some(([each]) => each === path)
  const page = client.getQueryData(pageQuery(slugOfPath(pathname)).queryKey)
  const sections = page && page.movedTo === undefined ? page.sections : []
  const modules = [...(isSecondary ? ['app/secondary-routes'] : []), `storefront/${module}`]
  return new Set([
    ...modules.flatMap((name) => filesOf[`src/${name}.tsx`] ?? []),
    ...sections.slice(0, firstSections).flatMap(({ kind }) => filesOfKind[kind] ?? []),
  ])
}

const manifestLink = () => <link key="manifest" rel="manifest" href={pathPrefix() + manifestPath} />

const openGraphLocales = { en: 'en_US', fr: 'fr_MA', ar: 'ar_MA' } as const

/** What machines read: data, which runs nowhere. */
const jsonLd = (graph: readonly object[]) =>
  graph.length === 0
    ? ''
    : `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`

/** The same that usePageHead writes, so that it finds it there. @param hasPicture whether the shop has one for all its pages */
function Head({ page, hasPicture }: { page: PageHead; hasPicture: boolean }) {
  const { title, description, path, image, hidden } = page
  const canonical = path === undefined ? undefined : pageUrl(path)
  const picture = pictureUrl(image ?? '') ?? (hasPicture ? absolute(standardPicture) : null)
  return (
    <>
      <title>{title}</title>
      {manifestLink()}
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {shop.name && <meta property="og:site_name" content={shop.name} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {canonical && <meta property="og:url" content={canonical} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {!hidden &&
        path !== undefined &&
        alternatesOf(path).map(({ language: code, url }) => (
          <link key={code} rel="alternate" hrefLang={code} href={url} />
        ))}
      <link
        rel="alternate"
        type="application/atom+xml"
        href={pathPrefix() + newestFeedPath}
        title={feedWords.title}
      />
    </>
  )
}
