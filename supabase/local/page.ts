// The frame of the pages that only the local server has: the shop's colours and fonts, light and dark.
import { Html, html } from '../functions/_shared/mail/html.ts'
import { fonts, palette } from '../functions/_shared/mail/palette.ts'

const variables = (theme: 0 | 1) =>
  Object.entries(palette)
    .map(([name, colors]) => `--${name}:${colors[theme]}`)
    .join(';')

const base = `
:root{color-scheme:light dark;${variables(0)}}
@media (prefers-color-scheme:dark){:root{${variables(1)}}}
body{margin:0;background:var(--surface);color:var(--ink);font:16px/1.5 ${fonts.text}}
h1,h2{font-family:${fonts.display};line-height:1.2;margin:0 0 .5rem}
a{color:var(--accent)}
`

/** A whole page. `styles` are its own, beside the common ones. */
export function localPage(title: string, content: Html, styles: string, head: Html | null = null): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>${head}<style>${new Html(base + styles)}</style></head><body><main>${content}</main></body></html>`
    .text
}
