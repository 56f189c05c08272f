// Vitest's global set-up of the screen tests: a process with a shop for each worker, and one shop that is empty. What
// the screens show comes from these, never from made-up answers.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { addCopy, hasTemplate, makeTemplates, openCopy, type Templates } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker's shop answers, by the worker's number. */
    shops: string[]
    /** Where a back end answers whose tables are empty. */
    emptyShop: string
  }
}

/**
 * What is ordered in many tests at once (screen-orders), reviews to page through, which come to 4.5 for the first, and
 * undelivered mail (admin-protection).
 */
const additions = `
  update public.product_variants v set quantity = 1000 from public.products p
  where p.id = v.product_id and p.slug in ('wide-leg-linen-trousers', 'fleece-back-hoodie');
  insert into public.reviews (product_id, author_name, rating, title, created_at)
  select p.id, 'Nora B.', case when n % 21 = 0 then 1 when n % 9 = 0 then 3 when n % 8 = 0 then 4 else 5 end,
    'Number ' || n, now() - n * interval '3 hours'
  from public.products p
  join (values (1, 127), (40, 12)) as w (rank, reviews) on w.rank = p.featured_rank
  cross join generate_series(1, w.reviews) as n;
  insert into private.suppressed_emails (email, reason, detail) values ('bounced@example.com', 'bounce', '550 No such user');
  insert into public.subscriptions (email, topic) values ('full@example.com', 'newsletter');
  insert into private.email_outbox (recipient, template, payload, failed_at, last_error, attempts)
  values ('full@example.com', 'welcome', '{"topic": "newsletter"}', now(), '552 Mailbox full', 8)`

export default async function setup(project: TestProject) {
  const { templates, remove } = await makeTemplates(['curated'])
  if (!(await hasTemplate(templates, 'screens')))
    await addCopy(templates, 'curated', 'screens', false, additions)
  const workers = Array.from({ length: project.vitest.config.maxWorkers }, () =>
    fork(new URL('./screen-shop.ts', import.meta.url), [JSON.stringify(templates)]),
  )
  project.provide('shops', await Promise.all(workers.map(addressOf)))
  const emptyShop = await openEmptyShop(templates)
  project.provide('emptyShop', emptyShop.url)
  return async () => {
    for (const worker of workers) worker.disconnect()
    await Promise.all(workers.map((worker) => once(worker, 'exit')))
    await emptyShop.close()
    await remove()
  }
}

async function addressOf(worker: ChildProcess) {
  const [address]: unknown[] = await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => Promise.reject(new Error('A shop for the screen tests did not start'))),
  ])
  return String(address)
}

async function openEmptyShop(templates: Templates) {
  const backend = await openCopy(templates, 'empty', { seed: false })
  const server = createServer((request, response) =>
    backend.middleware(request, response, () => response.writeHead(404).end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The back end has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await backend.close()
    },
  }
}
