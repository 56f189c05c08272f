/** A link that calls a number: the normal form where there is one, else what was typed. */
export const telHref = (typed: string, e164: string | null) => `tel:${e164 ?? typed.replace(/[^+\d]/g, '')}`

/** A link that opens the list of chats, with a message for the one that is chosen. */
export const messageHref = (message: string) => `https://wa.me/?text=${encodeURIComponent(message)}`

/** A link that opens a chat with a prepared message. */
export const whatsAppHref = (e164: string, message: string) =>
  `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(message)}`
