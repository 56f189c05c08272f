// The headers, and which file answers which address, in the languages of the hosts.
import { atOnce, builtFiles, cacheRules, securityHeaders } from './headers.ts'
import type { InlineSources } from './inline.ts'

/** The page without contents: the answer for every path that is not prerendered (prerender.ts). */
export const shellFile = 'shell.html'

/** Every file that a host reads, by its name in the folder that is deployed. */
export function hostFiles(backEnd: string | undefined, inline: InlineSources): Record<string, string> {
  return {
    _headers: headersFile(backEnd, inline),
    _redirects: redirectsFile(),
    'vercel.json': vercelFile(backEnd, inline),
    'nginx.conf': nginxFile(backEnd, inline),
    // By this one Cloudflare knows that a missing file of an older version is not another page of the shop.
    [`${builtFiles.slice(1)}404.html`]: '<!doctype html><title>Not found</title><p>Not found</p>\n',
  }
}

/**
 * Netlify and Cloudflare Pages. Both join the values where several rules match, so no two that match one address set
 * the same header; what is left without a Cache-Control they let be kept for no time at all.
 */
function headersFile(backEnd: string | undefined, inline: InlineSources): string {
  const everywhere = Object.entries(securityHeaders(backEnd, inline)).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  const kept = [...cacheRules, ...['/', '/index.html'].map((path) => ({ path, value: atOnce }))]
  return [
    '/*',
    ...everywhere,
    ...kept.flatMap(({ path, value }) => [path, `  Cache-Control: ${value}`]),
    '',
  ].join('\n')
}

/**
 * Netlify and Cloudflare. What answers all other paths is not said here: Netlify reads it in netlify.toml, and
 * Cloudflare, which would put it before the files, answers with the start page; there the browser renders the page that was
 * asked for (hideMismatch in prerender.ts).
 */
function redirectsFile(): string {
  return `${builtFiles}* ${builtFiles}404.html 404\n`
}

/** Vercel, where the deployed folder is the built one. */
function vercelFile(backEnd: string | undefined, inline: InlineSources): string {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  const rules = cacheRules.map(({ path, value }) => ({
    source: path.replace('*', '(.*)'),
    headers: list({ 'Cache-Control': value }),
  }))
  const config = {
    // The last that matches wins.
    headers: [
      { source: '/(.*)', headers: list({ ...securityHeaders(backEnd, inline), 'Cache-Control': atOnce }) },
      ...rules.toReversed(),
    ],
    rewrites: [{ source: `/((?!${builtFiles.slice(1)}).*)`, destination: `/${shellFile}` }],
    cleanUrls: true,
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const nginxQuoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** nginx, to be included inside `http`. All headers stand in one block: a location with its own would lose these. */
function nginxFile(backEnd: string | undefined, inline: InlineSources): string {
  const escaped = (path: string) => path.replace(/[.]/g, '\\.')
  const kept = cacheRules.map(({ path, value }) => {
    const end = path.endsWith('*') ? '' : '(\\?|$)'
    return `  ${nginxQuoted(`~^(200|206|304) ${escaped(path.replace('*', ''))}${end}`)} ${nginxQuoted(value)};`
  })
  const headers = Object.entries(securityHeaders(backEnd, inline)).map(
    ([name, value]) => `  add_header ${name} ${nginxQuoted(value)} always;`,
  )
  return `# Written by the build. TLS (listen 443 ssl http2, certificates) is yours to add.
map "$status $request_uri" $shop_cache {
  default ${nginxQuoted(atOnce)};
${kept.join('\n')}
}
server {
  listen 80;
  server_name _;
  root /srv/shop;
  etag on;
${headers.join('\n')}
  add_header Cache-Control $shop_cache always;
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html /${shellFile};
  }
  location ${builtFiles} {
    try_files $uri =404;
  }
  # A type that nginx does not know.
  location = /manifest.webmanifest {
    types {}
    default_type application/manifest+json;
  }
  # What hosts read and the build leaves behind is nobody's to read.
  location ~ ^/(\\.|_headers$|_redirects$|vercel\\.json$|nginx\\.conf$) {
    return 404;
  }
}
`
}
