// Mail during local development: the outbox is emptied as the mail function would, every mail is shown at /_outbox
// and told in one line on the console. With MAIL_SMTP_URL it goes to a real server as well.
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { setShop } from '../../src/config/shop.ts'
import { shopFacts } from '../functions/_shared/mail/claimed.ts'
import { siteOf } from '../functions/_shared/mail/config.ts'
import { drain } from '../functions/_shared/mail/drain.ts'
import { compose } from '../functions/_shared/mail/message.ts'
import { outboxOver, restCall } from '../functions/_shared/mail/outbox.ts'
import { setMailLook } from '../functions/_shared/mail/palette.ts'
import type { Transport } from '../functions/_shared/mail/transport.ts'
import { handleUnsubscribe } from '../functions/_shared/mail/unsubscribe-handler.ts'
import { accountMessage } from './account-mails.ts'
import type { Embedded } from './embedded.ts'
import { type KeptMail, listPage, mailPage } from './outbox-pages.ts'
import { serviceToken } from './service-token.ts'

const publishableKey = 'sb_publishable_shop_local'
const everyMs = 2000
const most = 200

export type LocalOutbox = {
  /** Serves /_outbox and where mail clients unsubscribe; passes everything else on. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

/** Begins to empty the outbox, on and on until it is closed. `url` is where the shop is open. */
export async function openOutbox(
  backend: Pick<Embedded, 'fetch' | 'mailAccounts'>,
  url: string,
): Promise<LocalOutbox> {
  const kept: KeptMail[] = []
  const site = siteOf({
    SITE_URL: process.env.SITE_URL ?? url,
    SUPABASE_URL: url,
    MAIL_FROM: process.env.MAIL_FROM,
  })
  const callAs = (headers: Record<string, string>) =>
    restCall({
      url,
      headers: { apikey: publishableKey, ...headers },
      fetch: (request) => backend.fetch(request),
    })
  const asService = callAs({ Authorization: `Bearer ${serviceToken()}` })
  const outbox = outboxOver(asService)
  const server = process.env.MAIL_SMTP_URL ? await smtp(process.env.MAIL_SMTP_URL) : null
  const transport: Transport = {
    async send(message) {
      await server?.send(message)
      kept.unshift({ number: (kept[0]?.number ?? 0) + 1, at: new Date(), message })
      kept.length = Math.min(kept.length, most)
      console.log(`  Mail to ${message.to}: ${message.subject}  ${url}/_outbox/${kept[0]?.number}`)
    },
  }
  const readShop = async () => {
    const facts = v.parse(shopFacts, await callAs({})('shop_facts', {}))
    setShop(facts)
    setMailLook(facts.brand)
  }
  // With the facts that were read last.
  backend.mailAccounts(({ kind, secret, ...reader }) =>
    transport.send(accountMessage(kind, reader, secret, site)),
  )
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let trouble = ''
  let countNext = 0
  const emptyOnce = async () => {
    try {
      // The outbox's own pages name it.
      await readShop()
      // On a hosted project pg_cron does these.
      await asService('expire_unpaid_orders', {})
      await asService('remind_unpaid_orders', {})
      await asService('ask_for_reviews', {})
      await asService('remind_checkouts', {})
      await asService('publish_due_products', {})
      if (Date.now() >= countNext) {
        await asService('count_units_sold', {})
        await asService('forget_old', {})
        countNext = Date.now() + 3_600_000
      }
      await drain({ outbox, transport, compose: (mail) => compose(mail, site), atOnce: 1 })
      trouble = ''
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      // Printed once and not every two seconds.
      if (text !== trouble) console.error(`  The outbox cannot be emptied: ${text}`)
      trouble = text
    }
    if (!closed) timer = setTimeout(run, everyMs)
  }
  let running = emptyOnce()
  function run() {
    running = emptyOnce()
  }
  return {
    middleware(request, response, next) {
      const { pathname, search } = new URL(request.url ?? '/', url)
      if (pathname === '/functions/v1/unsubscribe') {
        const asked = new Request(`${url}${pathname}${search}`, { method: request.method ?? 'GET' })
        void handleUnsubscribe(asked, { call: callAs({}), site: site.url }).then(({ status, headers }) => {
          response.writeHead(status, Object.fromEntries(headers)).end()
        })
        return
      }
      const page = /^\/_outbox(?:\/(\d+)(\.html)?)?\/?$/.exec(pathname)
      if (!page) return next()
      const mail = kept.find(({ number }) => String(number) === page[1])
      if (page[1] && !mail) return void response.writeHead(302, { Location: '/_outbox' }).end()
      if (mail && page[2])
        return show(
          response,
          mail.message.html,
          "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
        )
      return show(
        response,
        mail ? mailPage(mail) : listPage(kept),
        "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'",
      )
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}

/** These pages contain text that visitors typed, so scripts are forbidden. */
function show(response: ServerResponse, html: string, policy: string) {
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
    .end(html)
}

async function smtp(url: string): Promise<Transport> {
  const { smtpTransport } = await import('../functions/_shared/mail/smtp-transport.ts')
  return smtpTransport(url)
}
