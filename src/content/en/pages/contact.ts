import { paths } from '@/config/paths'
import { phoneHref, type Support, type SupportChannel } from '@/domain/shop/support'
import { returnTime } from '../shared/shop-words'

const problem = (required: string, tooLong: string) => ({ required, 'too-long': tooLong })

const about: Readonly<Record<string, string>> = {
  return: 'I would like to return something',
  order: 'About my order',
  call: 'Please call me',
  chat: 'I have a question',
}

/** Words of every form that writes to the shop. */
export const messageWords = {
  optional: 'optional',
  left: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'} left`,
  over: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'} too many`,
  problems: {
    name: problem('Please write your name.', 'This name is too long for us to store.'),
    email: {
      ...problem(
        'Please write your email address, so that we can answer.',
        'This email address is too long.',
      ),
      email: 'Enter a valid email address, such as name@example.com.',
    },
    subject: problem(
      'Please say in a few words what it is about.',
      'Make the subject a little shorter, please.',
    ),
    body: problem('Please write your message.', 'This is more than we can take at once. Please shorten it.'),
    business: problem('Please write the name of your business.', 'This name is too long for us to store.'),
    category: problem('Please choose what you sell most.', 'Please choose what you sell most.'),
    city: problem('Please write the city you sell from.', 'This name is too long for us to store.'),
    phone: {
      ...problem('Please write your phone number.', 'This phone number is too long.'),
      phone: 'Enter a valid phone number: digits, spaces and +.',
    },
    website: problem('Please write the address.', 'This address is too long.'),
  },
  summary: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  failed: { kept: 'Your message is saved. You can also email' },
  tooMany: {
    title: 'That was a lot at once',
    text: 'You can send five messages an hour. Please wait a while; your message is saved.',
  },
  honeypot: {
    title: 'Please send it again',
    text: 'A hidden spam check was filled in, perhaps by a browser extension. We have cleared it.',
  },
  reference: 'Your reference',
  mailed: (email: string) => `A confirmation is on its way to ${email}.`,
  notMailed: 'No confirmation goes out by email this time, so please note the reference.',
  restored: 'What you had begun to write is still here.',
  discard: 'Start afresh',
} as const

export const contact = {
  lead: 'A question, a complaint, a kind word: write to us.',
  details: 'Other ways to reach us',
  address: 'By post',
  get addressNote() {
    return `For letters.${returnTime() === null ? '' : ' Returns have an address of their own, on their label.'}`
  },
  newWindow: 'opens in a new window',
  zone: (country: string) => `Times of ${country}.`,
  first: 'Often answered already',
  form: 'Write to us',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', body: 'Message' },
  hints: {
    email: 'We answer to this address and use it for nothing else.',
    body: 'If it is about an order, its number helps.',
    call: 'If it is about an order, its number helps. For a call, add your phone number.',
  },
  submit: 'Send message',
  busy: 'Sending...',
  /** The subjects that `?about=` prefills. */
  about,
  sent: {
    title: 'We have your message',
    text: 'We answer by email.',
    again: 'Write another message',
    help: 'To the help pages',
    home: 'Back to the shop',
  },
} as const

type ChannelWords = { id: SupportChannel; label: string; hours: string; action: string; href: string }

/** The channels that the shop offers; `email` is its address. One without a number or a chat of its own leads to the message form. */
export function channelsOf({ phone, chatUrl, hours }: Support, email: string | null): ChannelWords[] {
  const form = (subject: keyof typeof about) => `${paths.contact}?about=${subject}#write`
  const channels = [
    {
      id: 'chat',
      label: 'Live chat',
      ...(chatUrl
        ? { action: 'Start a chat', href: chatUrl }
        : { action: 'Write to us', href: form('chat') }),
    },
    {
      id: 'phone',
      label: 'Phone',
      ...(phone
        ? { action: phone, href: phoneHref(phone) }
        : { action: 'Ask us to call you', href: form('call') }),
    },
    ...(email === null
      ? []
      : [{ id: 'email', label: 'Email', action: email, href: `mailto:${email}` } as const]),
  ] as const
  return channels.flatMap((channel) => {
    const open = hours[channel.id]
    return open ? [{ ...channel, hours: open }] : []
  })
}
