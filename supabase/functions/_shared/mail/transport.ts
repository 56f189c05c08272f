import type { Message } from './message.ts'

/** Brings a message to a mail server. Resolves once the server has taken it over. @throws SendError */
export type Transport = { send: (message: Message) => Promise<void> }
