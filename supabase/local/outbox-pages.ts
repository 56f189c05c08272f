// How the local outbox shows its mails.
import { shopName } from '../../src/content/en/shared/shop-words.ts'
import { html } from '../functions/_shared/mail/html.ts'
import type { Message } from '../functions/_shared/mail/message.ts'
import { localPage } from './page.ts'

export type KeptMail = { number: number; at: Date; message: Message }

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const styles = `
main{max-width:76rem;margin:0 auto;padding:2rem 1.25rem 4rem}
p{color:var(--muted);margin:0 0 1.5rem;max-width:44rem}
ul{list-style:none;margin:0;padding:0}
li a{display:grid;grid-template-columns:5.5rem 16rem 1fr;gap:1rem;padding:.8rem .25rem;border-top:1px solid var(--line);color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--surface-sunken)}
li strong{overflow-wrap:anywhere}
li span{color:var(--muted);overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.25rem;margin:1.25rem 0 2rem}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
.views{display:flex;flex-wrap:wrap;gap:2rem;align-items:flex-start}
iframe{border:1px solid var(--line);border-radius:10px;background:var(--surface);width:100%;height:60rem}
.wide{flex:1 1 38rem;max-width:43.75rem}
.phone{flex:0 1 24.375rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface-raised);border:1px solid var(--line);border-radius:10px;padding:1.25rem;max-width:48rem}
@media (max-width:48rem){.wide{display:none}li a{grid-template-columns:1fr;gap:.1rem}}
`

/** All mails of this run, the latest first; looks for new ones by itself. */
export function listPage(mails: readonly KeptMail[]): string {
  const items = mails.map(
    ({ number, at, message }) =>
      html`<li><a href="/_outbox/${number}"><span>${time.format(at)}</span><span>${message.to}</span><strong>${message.subject}</strong></a></li>`,
  )
  const list =
    mails.length > 0
      ? html`<ul>${items}</ul>`
      : html`<p>No mail yet. Place an order, and its confirmation shows here.</p>`
  return localPage(
    `Outbox | ${shopName()}`,
    html`<h1>Outbox</h1>
<p>What ${shopName()} has mailed since this server was started. Nothing leaves this machine, unless MAIL_SMTP_URL names a mail server. What the owner changes is mailed 15 seconds later.</p>
${list}`,
    styles,
    html`<meta http-equiv="refresh" content="4">`,
  )
}

/** One mail: its headers, as HTML in two widths, and as text. */
export function mailPage({ number, at, message }: KeptMail): string {
  const { from, replyTo, to, subject, messageId, headers, text } = message
  const rows = Object.entries({
    To: to,
    From: `${from.name} <${from.address}>`,
    'Reply-To': replyTo,
    Date: at.toUTCString(),
    'Message-ID': messageId,
    ...headers,
  }).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)
  return localPage(
    `${subject} | Outbox`,
    html`<p><a href="/_outbox">All mails</a></p>
<h1>${subject}</h1>
<dl>${rows}</dl>
<div class="views">
<iframe class="wide" src="/_outbox/${number}.html" title="As HTML, wide"></iframe>
<iframe class="phone" src="/_outbox/${number}.html" title="As HTML, on a phone"></iframe>
</div>
<h2 style="margin-top:2.5rem">As text</h2>
<pre>${text}</pre>`,
    styles,
  )
}
