// The headers, and which file answers which address, in the languages of the hosts.
import { routeShells } from '../src/app/route-manifest.ts'
import { paths as pages } from '../src/config/paths.ts'
import { captchaHeaders, captchaPage } from './captcha-page.ts'
import { atOnce, builtFiles, cacheRules, securityHeaders } from './headers.ts'
import type { InlineSources } from './inline.ts'

/** The empty page: every prerendered page starts from it, and the service worker shows it offline (service-worker.ts). */
export const shellFile = 'shell.html'

/** Every file that a host reads, by its name in the folder that is deployed. */
export function hostFiles(backEnd: string | undefined, inline: InlineSources): Record<string, string> {
  return {
    _headers: headersFile(backEnd, inline),
    _redirects: redirectsFile(),
    'vercel.json': vercelFile(backEnd, inline),
    'nginx.conf': nginxFile(backEnd, inline),
    // With this file Cloudflare answers 404 for a missing file of an older version, not the start page.
    [`${builtFiles.slice(1)}404.html`]: '<!doctype html><title>Not found</title><p>Not found</p>\n',
  }
}

/**
 * Netlify and Cloudflare Pages. Both join the values where several rules match, so no two rules that match one path set
 * the same header. Files without a Cache-Control are not cached there. The CAPTCHA's page needs other values: a line with
 * `!` makes Cloudflare drop the earlier ones; Netlify ignores that line, so the edge function
 * netlify/edge-functions/captcha.ts replaces them.
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
    captchaPage,
    ...Object.entries(captchaHeaders).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
    '',
  ].join('\n')
}

/**
 * Netlify and Cloudflare. Which shell answers is not said here: Netlify reads it in netlify.toml, and Cloudflare, which
 * would put it before the prerendered files, answers with the start page; there the browser renders the page that was
 * asked for (src/app/first-query/mismatch-script.ts).
 */
function redirectsFile(): string {
  return `${builtFiles}* ${builtFiles}404.html 404\n`
}

/** What netlify.toml says: files of their own go first there, then the first rule that matches. */
export function netlifyRules(): string {
  return routeShells
    .flatMap(({ file, paths }) =>
      paths.map((path) => `[[redirects]]\nfrom = "${path}"\nto = "/${file}"\nstatus = 200\n`),
    )
    .join('\n')
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
    // Vercel applies the last rule that matches.
    headers: [
      { source: '/(.*)', headers: list({ ...securityHeaders(backEnd, inline), 'Cache-Control': atOnce }) },
      ...rules.toReversed(),
      { source: captchaPage, headers: list(captchaHeaders) },
    ],
    // Files of their own go first, then the first that matches.
    rewrites: routeShells.flatMap(({ file, paths }) =>
      paths.map((path) => ({
        source: path === '/*' ? `/((?!${builtFiles.slice(1)}).*)` : path.replace('*', '(.*)'),
        // With clean addresses a file has no ending.
        destination: `/${file.replace('.html', '')}`,
      })),
    ),
    cleanUrls: true,
    trailingSlash: false,
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
  const shells = routeShells.flatMap(({ file, paths }) =>
    paths.map((path) => {
      const end = path.endsWith('*') ? '' : '$'
      return `  ${nginxQuoted(`~^${escaped(path.replace('*', ''))}${end}`)} /${file};`
    }),
  )
  // One address for each page: an exact match is tried before the patterns, which match in any letters.
  const canonical = Object.values(pages)
    .filter((path) => typeof path === 'string' && path !== '/')
    .flatMap((path) => [`  ${path} "";`, `  ~*^${path}/*$ ${path};`])
  const headers = Object.entries(securityHeaders(backEnd, inline))
    .filter(([name]) => !(name in captchaHeaders))
    .map(([name, value]) => `  add_header ${name} ${nginxQuoted(value)} always;`)
  const byPage = Object.entries({
    'Content-Security-Policy': '$shop_policy',
    'X-Frame-Options': '$shop_framing',
  }).map(([name, variable]) => ({
    variable,
    add: `  add_header ${name} ${variable} always;`,
    everywhere: nginxQuoted(securityHeaders(backEnd, inline)[name] ?? ''),
    captcha: nginxQuoted(captchaHeaders[name] ?? ''),
  }))
  return `# Written by the build. TLS (listen 443 ssl http2, certificates) is yours to add.
map "$status $request_uri" $shop_cache {
  default ${nginxQuoted(atOnce)};
${kept.join('\n')}
}
${byPage
  .map(
    ({ variable, everywhere, captcha }) =>
      `map $request_uri ${variable} {\n  default ${everywhere};\n  ${nginxQuoted(`~^${captchaPage}(\\?|$)`)} ${captcha};\n}`,
  )
  .join('\n')}
map $uri $shop_shell {
${shells.join('\n')}
}
map $uri $shop_canonical {
  default "";
${canonical.join('\n')}
}
server {
  listen 80;
  server_name _;
  root /srv/shop;
  etag on;
${[...headers, ...byPage.map(({ add }) => add)].join('\n')}
  add_header Cache-Control $shop_cache always;
  if ($shop_canonical) {
    return 301 $shop_canonical$is_args$args;
  }
  rewrite ^(/.+?)/+$ $1 permanent;
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html $shop_shell;
  }
  location ${builtFiles} {
    try_files $uri =404;
  }
  # A type that nginx does not know.
  location = /manifest.webmanifest {
    types {}
    default_type application/manifest+json;
  }
  # Files for the host and build leftovers are not served.
  location ~ ^/(\\.|_headers$|_redirects$|vercel\\.json$|nginx\\.conf$) {
    return 404;
  }
}
`
}
