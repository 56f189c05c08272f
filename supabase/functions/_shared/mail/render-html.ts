// A mail as HTML for mail clients: styles inline, since many drop style sheets; a sheet for the dark, for those that
// know it; tables only for what is one, and for Outlook, which knows no maximum width.
import { paths } from '../../../../src/config/paths.ts'
import { shop } from '../../../../src/config/shop.ts'
import { Html, html } from './html.ts'
import { darkSheet, look } from './look.ts'
import type { MailContent } from './mail-content.ts'
import { fonts, frieze, hasIcons } from './palette.ts'
import { partHtml } from './part-html.ts'
import type { Speech } from './speech.ts'

const width = 600
const gutter = 'padding-left:20px;padding-right:20px;'

/** The whole document. */
export function renderHtml(content: MailContent, say: Speech): string {
  const { language, direction, site, pages, words } = say
  const { title, paragraphs, action, parts, confirm } = content
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${content.subject}</title>
<style>${darkSheet()}</style>
</head>
<body ${look('margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;', { ground: 'surface' })}>
${preview(content.preview)}
<div role="article" lang="${language}" dir="${direction}" aria-label="${content.subject}" ${look(`font-family:${fonts.text};font-size:16px;line-height:${direction === 'rtl' ? 1.75 : 1.55};`, { text: 'ink', ground: 'surface' })}>
${column(html`<div style="${gutter}padding-top:28px;padding-bottom:8px">
<a href="${pages}${paths.home}" ${look(`text-decoration:none;font-family:${fonts.display};font-size:26px;line-height:40px;font-weight:bold;`, { text: 'ink' })}>${hasIcons && html`<img src="${site}/icons/icon-192.png" width="40" height="40" alt="" style="border:0;border-radius:10px;vertical-align:middle;margin-${direction === 'rtl' ? 'left' : 'right'}:12px">`}${shop.name || words.frame.home}</a>
</div>
<div style="${gutter}padding-top:28px;padding-bottom:44px">
<h1 ${look(`margin:0;font-family:${fonts.display};font-size:36px;font-weight:bold;${direction === 'rtl' ? 'line-height:1.4;' : 'line-height:1.15;letter-spacing:-0.01em;'}`, { text: 'ink' })}>${title}</h1>
${paragraphs.map((text) => html`<p ${look('margin:14px 0 0;font-size:17px;', { text: 'muted' })}>${text}</p>`)}
<p style="margin:26px 0 0">${button(action)}</p>
${parts.map((part) => partHtml(part, say))}
${confirm !== undefined && html`<p ${look('margin:26px 0 0;font-size:15px;', { text: 'muted' })}>${confirm.text} <a href="${confirm.href}" ${look('text-decoration:underline;', { text: 'ink' })}>${confirm.label}</a></p>`}
</div>`)}
${footer(content, say)}
</div>
</body>
</html>
`
  return page.text
}

/** What the inbox shows beside the subject, and blanks, so that it does not go on with what stands first below. */
function preview(text: string): Html {
  const blanks = new Html('&#8199;&#65279;&#847; '.repeat(90))
  return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${blanks}</div>`
}

/** The middle column, at most as wide as a mail reads well. */
function column(content: Html): Html {
  const open = new Html(
    `<!--[if mso]><table role="presentation" align="center" width="${width}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  )
  const close = new Html('<!--[if mso]></td></tr></table><![endif]-->')
  return html`${open}<div style="max-width:${width}px;margin:0 auto">${content}</div>${close}`
}

/** Its borders are its padding: Outlook draws borders, and no padding around a link. */
function button({ label, href }: MailContent['action']): Html {
  return html`<a href="${href}" ${look('display:inline-block;border-style:solid;border-width:14px 26px;border-radius:4px;font-weight:bold;font-size:16px;line-height:20px;text-decoration:none;', { text: 'on-accent', ground: 'accent', edge: 'accent' })}>${label}</a>`
}

function footer({ reason, leave, stop, sender = [] }: MailContent, { site, pages, words }: Speech): Html {
  const { help, home, sender: name } = words.frame
  const link = (href: string, label: string) =>
    html`<a href="${href}" ${look('text-decoration:underline;', { text: 'on-inverse' })}>${label}</a>`
  const strip =
    frieze !== null &&
    html`<div ${look(bandOf(frieze, site), { ground: 'inverse' })}>&nbsp;</div>
`
  return html`${strip}<div ${look('font-size:14px;line-height:1.6;', { text: 'on-inverse-muted', ground: 'inverse' })}>${column(html`<div style="${gutter}padding-top:30px;padding-bottom:36px">
<p ${look(`margin:0;font-family:${fonts.display};font-size:20px;`, { text: 'on-inverse' })}>${help}</p>
<p style="margin:14px 0 0">${reason}</p>
${leave && html`<p style="margin:10px 0 0">${link(leave.href, leave.label)}</p>`}
${stop !== undefined && html`<p style="margin:10px 0 0">${link(stop.href, stop.label)}</p>`}
<p style="margin:22px 0 0">${link(pages + paths.home, home)}${[name, ...sender].filter(Boolean).map((line) => html`<br>${line}`)}</p>
</div>`)}</div>`
}

/** @param at a path of the shop's, or an address; letters that might end its place in the style are left out */
const bandOf = (at: string, site: string) => {
  const address = (at.startsWith('/') ? site + at : at).replace(/[^\w\-./:%~]/g, '')
  return `height:28px;line-height:28px;font-size:0;background-image:url(${address});background-position:center;background-repeat:repeat-x;background-size:auto 28px;`
}
