// The shop's database as the mail function sees it.
import { type Call, restCall } from '../../supabase/functions/_shared/mail/outbox.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { isQuery } from '../support/psql.ts'
import { openShop, type Row } from '../support/shop.ts'

export type BackEnd = {
  /** Runs one query, or statements that give nothing back, as superuser. */
  sql: <T = Row>(text: string) => Promise<T[]>
  /** Calls a function with the service key's role. */
  call: Call
  close: () => Promise<void>
}

export async function openEmbeddedBackEnd(): Promise<BackEnd> {
  const shop = await openShop()
  return {
    sql: async <T>(text: string) => {
      if (isQuery(text)) return shop.sql<T>(text)
      await shop.database.exec(text)
      return []
    },
    call: restCall({
      url: 'http://shop.test',
      headers: { apikey: 'sb_publishable_shop_local', Authorization: `Bearer ${serviceToken()}` },
      fetch: (request) => shop.fetch(request.url, request),
    }),
    close: shop.close,
  }
}
