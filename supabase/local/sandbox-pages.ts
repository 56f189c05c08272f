// The pages of the payment sandbox: where a shopper would type a card number, one chooses what the bank answers.
import { shopName } from '../../src/content/en/shared/shop-words.ts'
import { type Html, html } from '../functions/_shared/mail/html.ts'
import { fonts } from '../functions/_shared/mail/palette.ts'
import { fromMinorUnits } from '../functions/_shared/payments/amounts.ts'
import { localPage } from './page.ts'
import type { Sale } from './sandbox-objects.ts'

export const actions = {
  pay: 'pay',
  secure: '3ds',
  confirmCode: '3ds-confirm',
  refuseCode: '3ds-refuse',
  decline: 'decline',
  slow: 'slow',
  slowDecline: 'slow-decline',
  /** What a slow bank answers in the end. */
  paid: 'bank-paid',
  refused: 'bank-refused',
} as const

const styles = `
main{min-height:100dvh;display:grid;align-content:start;max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem;box-sizing:border-box;gap:2rem 4rem}
@media (min-width:52rem){main{grid-template-columns:1fr 1fr;padding-top:10vh}}
.test{justify-self:start;align-self:start;margin:0 0 1.5rem;padding:.25rem .75rem;border-radius:99px;background:var(--surface-sunken);font-size:14px;font-weight:600}
.back{display:inline-flex;align-items:center;min-height:44px;text-underline-offset:4px}
.muted{color:var(--muted);margin:0}
.amount{margin:.25rem 0 1rem;font-family:${fonts.display};font-size:44px;line-height:1.1;font-variant-numeric:tabular-nums}
.card{padding:1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--surface-raised)}
.card p{margin:0 0 1rem;color:var(--muted)}
form{display:grid;gap:.75rem}
button{min-height:52px;padding:.5rem 1.25rem;border-radius:8px;border:1px solid var(--ink);background:transparent;color:var(--ink);font-family:inherit;font-size:16px;font-weight:600;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
button:hover{text-decoration:underline;text-underline-offset:4px}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.alert{margin:0 0 1rem!important;padding:.75rem 1rem;border-radius:8px;background:var(--surface-sunken);color:var(--danger-text)!important;font-weight:600}
`

function amountOf({ amount, currency }: Sale): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    fromMinorUnits(amount, currency),
  )
}

const page = (title: string, content: Html) => localPage(`${title} | ${shopName()}`, content, styles)

const button = (action: string, label: string, main = false) =>
  html`<button name="action" value="${action}"${main && html` class="main"`}>${label}</button>`

function summary(sale: Sale): Html {
  return html`<section aria-label="Order">
<p class="test">Test mode, no money moves</p>
<p class="muted">Pay ${shopName()}</p>
<p class="amount">${amountOf(sale)}</p>
<p class="muted">${sale.name}</p>
${sale.email ? html`<p class="muted">${sale.email}</p>` : ''}
</section>`
}

/** @param declined whether the bank has just refused */
export function payPage(sale: Sale, url: string, declined: boolean): string {
  return page(
    `Pay ${amountOf(sale)}`,
    html`${summary(sale)}
<div>
<section class="card" aria-labelledby="answer">
<h1 id="answer">Pay by card</h1>
${declined && html`<p class="alert" role="alert">Your card was declined. Try again.</p>`}
<p>A provider’s page asks for the card here. In test mode you choose what the bank answers.</p>
<form method="post" action="${url}/pay/${sale.id}">
${button(actions.pay, `Pay ${amountOf(sale)}`, true)}
${button(actions.secure, 'Pay with 3-D Secure')}
${button(actions.decline, 'Decline the card')}
${button(actions.slow, 'Pay, but the bank is slow')}
${button(actions.slowDecline, 'The bank is slow and declines')}
</form>
</section>
<a class="back" href="${sale.cancelUrl}">Back to ${shopName()}</a>
</div>`,
  )
}

/** The bank's own question. */
export function bankPage(sale: Sale): string {
  return page(
    '3-D Secure',
    html`${summary(sale)}
<section class="card" aria-labelledby="bank">
<h1 id="bank">Your bank asks</h1>
<p>Is it you who pays ${amountOf(sale)} to ${shopName()}?</p>
<form method="post">
${button(actions.confirmCode, 'Yes, confirm the payment', true)}
${button(actions.refuseCode, 'No, refuse it')}
</form>
</section>`,
  )
}

/** A bank that has not answered yet. */
function slowBankPage(sale: Sale): string {
  return page(
    'The bank is slow',
    html`${summary(sale)}
<section class="card" aria-labelledby="slow">
<h1 id="slow">The bank has not answered yet</h1>
<p>It answers by itself in some seconds, or now:</p>
<form method="post">
${button(actions.paid, 'Paid', true)}
${button(actions.refused, 'Declined')}
</form>
</section>`,
  )
}

/** A page that was used, has expired, or is unknown (null). */
export function closedPage(sale: Sale | null): string {
  if (sale === null) return page('Not found', html`<h1>There is no such payment page</h1>`)
  if (sale.status === 'processing') return slowBankPage(sale)
  const expired = sale.status === 'expired'
  return page(
    expired ? 'Expired' : 'Done',
    html`${summary(sale)}
<section class="card">
<h1>${expired ? 'This payment page has expired' : 'This payment page was used'}</h1>
<p>${expired ? 'Nothing was charged.' : 'The shop knows what has become of the payment.'}</p>
<a class="back" href="${expired ? sale.cancelUrl : sale.successUrl}">Back to ${shopName()}</a>
</section>`,
  )
}
