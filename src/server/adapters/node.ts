// node dist/server.js: the shop on any server, or in a container. PORT and HOST say where it listens.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { shopListener } from '../listener'

const port = Number(process.env.PORT ?? 3000)
const server = createServer(shopListener(join(import.meta.dirname, 'client')))
// Who takes nothing of an answer gives up its place.
server.timeout = 60_000
server.listen(port, process.env.HOST, () => process.stdout.write(`The shop is open on port ${port}.\n`))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => process.exit(0)))
