// Mail servers for tests: a real one that keeps what it is given, and ones that break in the middle.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string }

type Answers = {
  /** What is said to a recipient: nothing to accept, else a code and words. */
  recipient?: (address: string) => { code: number; text: string } | null
  /** What is said to a whole message, after it was read. */
  message?: () => { code: number; text: string } | null
}

/** A server that takes mail on a port of its own. */
export async function openMailServer(answers: Answers = {}) {
  const received: Received[] = []
  const refuse = ({ code, text }: { code: number; text: string }) =>
    Object.assign(new Error(text), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const no = answers.recipient?.(address)
      done(no ? refuse(no) : null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const no = answers.message?.()
        if (no) return done(refuse(no))
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

export type Fault = 'silent' | 'drops at once' | 'drops in the message' | 'drops after the message'

/** A server that speaks until its fault, then is silent or gone. `messages` counts those that it read to their end. */
export async function openFaultyServer(fault: Fault) {
  const sockets = new Set<Socket>()
  const count = { messages: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (fault === 'silent') return
    if (fault === 'drops at once') return void socket.destroy()
    let inMessage = false
    socket.write('220 faulty\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inMessage) {
        if (fault === 'drops in the message') socket.destroy()
        else if (text.endsWith('\r\n.\r\n')) {
          count.messages += 1
          socket.destroy()
        }
        return
      }
      inMessage = text.startsWith('DATA')
      socket.write(inMessage ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A message as a mail client reads it. */
export function readMessage(raw: string) {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')))
    .map((part) => ({ type: part.headers['content-type'] ?? '', text: decodePart(part) }))
  return { headers, parts }
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim())
  }
  return { headers, body: raw.slice(end + 4) }
}

function decodePart({ headers, body }: ReturnType<typeof split>): string {
  const encoding = headers['content-transfer-encoding'] ?? '7bit'
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
}
