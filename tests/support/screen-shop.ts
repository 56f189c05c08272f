// A process with the shop that one worker's screen tests look at. POST /fresh replaces it with a new copy of the
// template, so that no test file meets what another has left; one that was only read stays, as a new one takes seconds.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Embedded } from '../../supabase/local/embedded.ts'
import { maxRows } from './max-rows.ts'
import { openCopy } from './template.ts'

const templates = JSON.parse(process.argv[2] ?? '')
// The back end logs every refusal of the database; here that is what is tested.
console.error = () => {}

let shop: Embedded | undefined
let isWritten = true
const server = createServer(async (request, response) => {
  if (request.url === '/fresh') {
    if (isWritten) {
      await shop?.close()
      shop = await openCopy(templates, 'screens', { seed: false, maxRows })
    }
    isWritten = false
    return response.end()
  }
  isWritten ||= !/^(GET|HEAD|OPTIONS)$/.test(request.method ?? '')
  if (shop) shop.middleware(request, response, () => response.writeHead(404).end())
  else response.writeHead(503).end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The shop has no port')
process.send?.(`http://127.0.0.1:${address.port}`)

// When the tests are over, or have broken off.
process.once('disconnect', async () => {
  await shop?.close()
  process.exit()
})
