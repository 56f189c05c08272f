// The HTML files of a build: what was rendered, put into the built page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modulesId } from '../src/app/first-query/page-modules.ts'
import { type RequestTemplate, templateId } from '../src/app/first-query/request-template.ts'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import type { PrerenderedShell } from '../src/app/prerender-shells.tsx'
import type { FirstRequest, FirstScript } from '../src/app/route-manifest.ts'
import { shellFile } from './deploy.ts'
import type { InlineScripts } from './inline-scripts.ts'
import { chunksFrom, type Manifest, readManifest } from './manifest.ts'

type Rendered = {
  pages: readonly PrerenderedPage[]
  shells: readonly PrerenderedShell[]
  scripts: InlineScripts
  requests: Readonly<Record<FirstRequest, RequestTemplate>>
}

/** By file name. An inline style or script is the same on every page that has it, so one policy fits all. */
export function htmlFiles(
  folder: string,
  { pages, shells, scripts, requests }: Rendered,
): Record<string, string> {
  const built = readFileSync(join(folder, shellFile), 'utf8')
  const manifest = readManifest(folder)
  const { withoutStyles, rules } = collectStyles()
  const template = (request: FirstRequest) =>
    `<script id="${templateId}" type="application/json">${JSON.stringify(requests[request])}</script>`
  const first = (name: FirstScript | undefined) =>
    name ? `${name === 'cart' ? '' : template(name)}<script>${scripts[name]}</script>` : ''
  // First pictures are wanted before any module.
  const modulesAfterPictures = (modules: readonly string[], data = ''): Part[] => [
    [builtScripts, ''],
    [builtEntry, ''],
    [
      /(?=<\/body>)/,
      `${data}<script id="${modulesId}" type="application/json">${JSON.stringify(filesOf(modules, manifest))}</script><script>${scripts.modules}</script>`,
    ],
  ]
  const modulesOf = ({ body, modules, skeleton, data }: PrerenderedPage): Part[] => {
    const more = [
      skeleton === undefined ? '' : `<template id="skeleton">${withoutStyles(skeleton)}</template>`,
      prerenderedData(data),
    ].join('')
    if (/fetchpriority="high"/i.test(body)) return modulesAfterPictures(modules, more)
    return [
      [builtScripts, preloads(modules, manifest)],
      [/(?=<\/body>)/, more],
    ]
  }
  const files: [name: string, parts: Part[]][] = [
    ...pages.map((page): [string, Part[]] => [
      `${page.path === '/' ? 'index' : page.path.slice(1)}.html`,
      [
        [/<html /, `<html data-path="${page.path}" data-prerendered="${page.prerenderedAt}" `],
        [ownHead, page.head],
        // Before everything else: what is started here takes as long as a request does.
        [ownScript, `<script>${scripts.mismatch}</script>${first(page.firstScript)}`],
        [/<div id="root"><\/div>/, `<div id="root">${withoutStyles(page.body)}</div>`],
        ...modulesOf(page),
      ],
    ]),
    ...shells.map((shell): [string, Part[]] => [
      shell.file,
      [
        [/<html /, '<html data-prerendered="shell" '],
        [ownScript, `${preconnect(requests)}${first(shell.firstScript)}`],
        ...(shell.firstScript
          ? modulesAfterPictures(shell.modules)
          : [[builtScripts, preloads(shell.modules, manifest)] as const]),
        [/<div id="root"><\/div>/, `<div id="root">${withoutStyles(shell.body)}</div>`],
        [/(?=<\/body>)/, prerenderedData(shell.data)],
      ],
    ]),
  ]
  // After all bodies, whose styles they hold.
  const style: Part = [/(?=<\/head>)/, `<style>${rules()}</style>`]
  return Object.fromEntries(files.map(([name, parts]) => [name, put(built, [...parts, style])]))
}

const prerenderedData = (data: string) =>
  `<script id="prerendered-data" type="application/json">${data}</script>`

type Part = readonly [place: RegExp, part: string]

const ownHead = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/
const ownScript = /(?=<script>)/
const builtEntry = /<script type="module" [^>]*><\/script>/
const builtScripts = /(<link rel="modulepreload"[^>]*>\s*)+/

/**
 * The policy allows no style attributes in HTML. Rules do their work until the script sets them (src/app/mount.tsx).
 */
function collectStyles() {
  const styles = new Set<string>()
  return {
    withoutStyles: (html: string) =>
      html.replace(/(<[a-z][^>]*) style="([^"]*)"/g, (_, before: string, style: string) => {
        styles.add(style)
        return `${before} data-style="${style}"`
      }),
    rules: () => [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('\n'),
  }
}

/** Where the back end has an address of its own, the connection is made while the HTML is read. */
function preconnect(requests: Rendered['requests']): string {
  const { product } = requests
  return URL.canParse(product.url)
    ? `<link rel="preconnect" crossorigin href="${new URL(product.url).origin}">`
    : ''
}

/** Links that fetch the chunks of the given source modules, and all that these import, ahead of their use. */
function preloads(modules: readonly string[], manifest: Manifest): string {
  const [, ...others] = filesOf(modules, manifest)
  return others.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')
}

/** The paths of the entry, then of the chunks of the given source modules and all that these import. */
const filesOf = (modules: readonly string[], manifest: Manifest) =>
  [...chunksFrom(manifest, ['index.html', ...modules])].map(({ file }) => `/${file}`)

function put(html: string, parts: readonly Part[]): string {
  return parts.reduce((page, [place, part]) => {
    if (page.search(place) < 0) throw new Error(`The shell has no match for ${place}`)
    return page.replace(place, () => part)
  }, html)
}
