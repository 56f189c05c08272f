import { shop } from '@/config/shop'
import type { Message, MessageKind } from '@/domain/message'

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`

export const adminMessages = {
  title: 'Messages',
  list: 'Messages, newest first',
  search: 'Name, email, subject or business',
  filter: 'What to show',
  all: 'All',
  kinds: { contact: 'Contact', seller: 'Sellers' } satisfies Record<MessageKind, string>,
  one: { contact: 'Message', seller: 'Application to sell' } satisfies Record<MessageKind, string>,
  subscribers: 'Subscribers',
  states: { label: 'Open or done', open: 'Open', done: 'Done' },
  found: (amount: number) => `${count(amount, 'message', 'messages')} found`,
  unread: 'unread',
  waiting: (amount: number) => count(amount, 'unread message', 'unread messages'),
  about: ({ kind, subject, business, goods }: Message) =>
    kind === 'seller' ? [business, goods].filter(Boolean).join(', ') : subject,
  open: (name: string, about: string) => `${name}: ${about}`,
  none: {
    open: { title: 'Nothing is waiting', text: 'What people write appears here the moment they send it.' },
    done: { title: 'Nothing is done yet', text: 'What you mark as done is kept here for a year.' },
  },
  noneFound: {
    title: (query: string) => `No message matches “${query}”`,
    text: 'Try a part of a name or an email.',
  },
  error: 'The messages did not arrive',
  detailError: 'The message did not arrive',
  missing: { title: 'Message not found', text: 'It was deleted, or the address is incomplete.' },
  close: 'Close',
  closeHint: 'Close (Esc)',
  reference: 'Reference',
  from: 'From',
  business: 'Business',
  goods: 'Sells',
  city: 'City',
  phone: 'Phone',
  website: 'Website',
  message: 'Message',
  written: 'Typed into the form by whoever sent it. Look twice before you follow a link.',
  reply: 'Reply by email',
  done: 'Mark as done',
  reopen: 'Open again',
  markUnread: 'Mark as unread',
  marked: {
    done: 'Marked as done',
    open: 'Open again',
    unread: 'Marked as unread',
    failed: { title: 'That did not work', text: 'The message is as it was. Try again.' },
  },
  remove: {
    action: 'Delete',
    title: 'Delete this message?',
    text: (name: string) => `What ${name} wrote is gone for good. This cannot be taken back.`,
    confirm: 'Delete it',
    keep: 'Keep it',
    done: 'Message deleted',
  },
  mail: {
    subject: (about: string, reference: string) => `Re: ${about} [${reference}]`,
    body: (name: string, text: string) =>
      `Hello ${name},\n\n\n\n${shop.name}\n\n${text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`,
  },
} as const

export const adminSubscribers = {
  title: 'Subscribers',
  list: 'Subscribers, newest first',
  search: 'Email',
  filter: 'Subscribers by topic',
  topics: {
    all: 'All',
    newsletter: 'Newsletter',
    'vip-club': 'VIP Club',
    'flash-deals': 'Flash deals',
    'coming-soon': 'Coming soon',
    'back-in-stock': 'Back in stock',
  },
  columns: { email: 'Email', topic: 'Topic', since: 'Since' },
  found: (amount: number) => `${count(amount, 'subscriber', 'subscribers')} found`,
  error: 'The subscribers did not arrive',
  none: { title: 'Nobody here yet', text: 'Whoever leaves an address for this topic appears here.' },
  messages: 'Messages',
} as const
