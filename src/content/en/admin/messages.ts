import { shop } from '@/config/shop'
import type { Message, MessageKind } from '@/domain/shop/message'
import { count } from '../shared/numbers'

export const adminMessages = {
  title: 'Messages',
  list: 'Messages, newest first',
  search: 'Name, email, subject or business',
  filter: 'Messages by type',
  all: 'All',
  kinds: { contact: 'Contact', seller: 'Sellers' } satisfies Record<MessageKind, string>,
  one: { contact: 'Message', seller: 'Application to sell' } satisfies Record<MessageKind, string>,
  subscribers: 'Subscribers',
  states: { label: 'Messages by state', open: 'Open', done: 'Done' },
  found: (amount: number) => `${count(amount, 'message', 'messages')} found`,
  unread: 'unread',
  waiting: (amount: number) => count(amount, 'unread message', 'unread messages'),
  about: ({ kind, subject, business, category }: Message) =>
    kind === 'seller' ? [business, category].filter(Boolean).join(', ') : subject,
  open: (name: string, about: string) => `${name}: ${about}`,
  none: {
    open: { title: 'No open messages', text: 'New messages appear here.' },
    done: { title: 'No messages are done yet', text: 'Messages you mark as done stay here for a year.' },
  },
  noneFound: {
    title: (query: string) => `No message matches “${query}”`,
    text: 'Try part of the name or email.',
  },
  error: 'Couldn’t load messages',
  detailError: 'Couldn’t load the message',
  missing: { title: 'Message not found', text: 'It was deleted, or the address is incomplete.' },
  close: 'Close',
  closeHint: 'Close (Esc)',
  reference: 'Reference',
  from: 'From',
  business: 'Business',
  category: 'Sells',
  city: 'City',
  phone: 'Phone',
  website: 'Website',
  message: 'Message',
  written: 'Written by the sender. Be careful with links.',
  reply: 'Reply by email',
  done: 'Mark as done',
  reopen: 'Reopen',
  markUnread: 'Mark as unread',
  marked: {
    done: 'Marked as done',
    open: 'Message reopened',
    unread: 'Marked as unread',
    failed: { title: 'Something went wrong', text: 'The message is unchanged. Try again.' },
  },
  remove: {
    action: 'Delete',
    title: 'Delete this message?',
    text: (name: string) => `The message from ${name} will be deleted permanently.`,
    confirm: 'Delete message',
    keep: 'Cancel',
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
  error: 'Couldn’t load subscribers',
  none: { title: 'No subscribers yet', text: 'Sign-ups for this topic appear here.' },
  messages: 'Messages',
} as const
