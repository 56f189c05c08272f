// The shop's server for a machine of one's own: the app and the embedded back end on one address.
import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { createServer, type Plugin, preview, type ViteDevServer } from 'vite'
import { type Embedded, StartError } from './embedded.ts'

/**
 * Serves the shop and resolves to its address. `dev` means Vite's development server, otherwise the built app.
 * @param options.port 0 is any free one
 * @param options.beside what is served on the same address besides the back end
 * @throws StartError when the port is taken
 */
export async function serve(
  backend: Embedded,
  options: { port: number; dev?: boolean; beside?: Embedded['middleware'][] },
) {
  const port = await freePort(options.port)
  const use = ({ middlewares }: Pick<ViteDevServer, 'middlewares'>) => {
    for (const middleware of [backend.middleware, ...(options.beside ?? [])]) middlewares.use(middleware)
  }
  const plugin: Plugin = { name: 'embedded-back-end', configureServer: use, configurePreviewServer: use }
  const config = { plugins: [plugin], logLevel: 'warn' as const }
  const address = { port, strictPort: true }
  const server = options.dev
    ? await (await createServer({ ...config, server: address })).listen()
    : await preview({ ...config, preview: address })
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

/** @throws StartError when something listens there already */
export async function freePort(port: number): Promise<number> {
  const probe = createProbe()
  probe.listen(port, 'localhost')
  try {
    await once(probe, 'listening')
  } catch {
    throw new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=5180 npm start`,
    )
  }
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : port
}
