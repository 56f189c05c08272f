import { writeToUs } from '../shared/shop-words'

const unknown = {
  title: 'This link no longer works',
  get text() {
    return `Part of it may be missing, or it is older than a week. Open it from the email again, or ${writeToUs()}.`
  },
}

const begun: Readonly<Record<string, string>> = {
  newsletter: 'The newsletter comes once a week. Every issue has a link to leave.',
  'flash-deals': 'We write when flash deals begin, once a day at most.',
  'vip-club': 'Welcome to the VIP Club. We write when flash deals begin, once a day at most.',
  'coming-soon': 'You hear first what is coming soon.',
  'back-in-stock': 'We write once, when it is back.',
}

/** Words of the pages behind a mail's links that confirm an address, or end all mail to it. */
export const mailLinkWords = {
  confirm: {
    documentTitle: 'Confirm your email address',
    title: 'Is this your email address?',
    text: 'Confirm it with one click. If you have asked for nothing, close this page, and nothing happens.',
    button: 'Confirm',
    busy: 'Confirming…',
    done: {
      title: 'Confirmed',
      text: (email: string) => `We may write to ${email} now.`,
      topics: begun,
    },
    unknown,
  },
  stop: {
    documentTitle: 'Stop all emails',
    title: 'Was this not you?',
    text: 'Someone may have entered your address by mistake. Stop all emails, and we send nothing more to this address.',
    button: 'Stop all emails',
    busy: 'Stopping…',
    done: {
      title: 'Done',
      text: (email: string) => `We send nothing more to ${email}.`,
      undo: 'Undo',
      undone: (email: string) => `We may write to ${email} again.`,
      member: (email: string) =>
        `${email} belongs to an account here. Sign in and choose your emails in the settings, or ${writeToUs()}.`,
    },
    unknown,
  },
  home: 'To the shop',
} as const
