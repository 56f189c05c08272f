import { accountPaths } from '@/config/account-paths'
import { lastUpdated } from '@/config/last-updated'
import { orderLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { support } from '@/config/support'
import type { PolicyDocument } from '../../policy-document'

/** Who watches over data protection where the shop is. */
const authorities: Readonly<Record<string, string>> = {
  MA: 'the Commission Nationale de contrôle de la protection des Données à caractère Personnel (CNDP) in Morocco, which watches over law 09-08, or to the authority where you live',
}

export const privacyDocument: PolicyDocument = (facts) => ({
  lead: 'We know what we need to bring you a parcel, and what you tell us yourself. Nothing else, and nobody else hears of it.',
  updated: lastUpdated.privacy,
  sections: [
    {
      id: 'short',
      title: 'In short',
      words: 'summary tracking sell data',
      blocks: [
        {
          kind: 'list',
          items: [
            'No advertising, no tracking, no analytics, no profiles, no scripts of others on our pages.',
            ...(facts.paymentMethods.includes('card')
              ? [
                  'No card numbers: you enter them on the page of our payment provider, and they never reach us.',
                ]
              : []),
            'We sell no data and trade none.',
            'What is stored in your browser beyond what is needed is asked for first.',
          ],
        },
      ],
    },
    {
      id: 'what',
      title: 'What we store, and why',
      words: 'data collect personal information purpose legal basis',
      blocks: [
        {
          kind: 'table',
          caption: 'What we store',
          head: ['What', 'Why', 'How long'],
          rows: [
            [
              'Orders: name, email, phone, address, items, amounts',
              'To send what you bought, and because the law wants books kept',
              'Ten years, as the law on bookkeeping asks',
            ],
            [
              'Returns: items, reasons, what you wrote and the pictures you sent',
              'To decide about the return and refund it',
              'With the order; the pictures 90 days after the return is over, and what you wrote until you delete your account',
            ],
            [
              'Account: email, name, phone, password as a fingerprint that cannot be read back',
              'So that you can sign in',
              'Until you delete it',
            ],
            ['Saved addresses and wishlist', 'Because you asked us to keep them', 'Until you remove them'],
            [
              'Reviews: stars, text, first name and initial',
              'To help others choose',
              'Until you ask us to remove it; the name goes with your account',
            ],
            [
              'Messages and seller applications: what you typed into the form',
              'To answer you',
              `${support.messageKeepMonths} months after they are settled`,
            ],
            [
              'Email address and topic, if you subscribed',
              'To write to you about that topic',
              'Until you unsubscribe',
            ],
            [
              'Student discount: name, email, school and the proof you upload',
              'To check that you study',
              '90 days; then we delete name and proof',
            ],
            [
              'New customer discount: your email address',
              'To send you the link and to give one code per person',
              '90 days; the code and whom it is for stay with the books',
            ],
            [
              'Emails we sent you',
              'To be able to send them again if one is lost',
              'Until you delete your account or ask us to',
            ],
          ],
        },
        'The grounds are the contract with you (orders, account), your consent (subscriptions, what your browser remembers), our duty to keep books (orders), and our interest in answering people who write to us (messages).',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      words: 'cookies local storage remember device',
      blocks: [
        'The cart, the wishlist of a guest, the currency and the theme you chose live in your browser, not with us. The cookie page lists all of it and lets you switch off what is optional.',
        { kind: 'links', links: [{ label: 'Cookie', to: paths.cookies }] },
      ],
    },
    {
      id: 'who',
      title: 'Who else sees it',
      words: 'share third party processor hosting carrier',
      blocks: [
        {
          kind: 'list',
          items: [
            'The host of our database and of these pages, who stores the data for us.',
            'The service that delivers our emails, which sees the address and the email.',
            'The carrier, who gets your name, address and phone number to find you.',
          ],
        },
        'They work for us, under contract, and may do nothing else with it. Authorities get what the law obliges us to give, and no more.',
      ],
    },
    {
      id: 'technical',
      title: 'What a visit leaves behind',
      words: 'ip address log rate limit server',
      blocks: [
        `To keep guessing and floods away we count tries: of an order number looked up (${orderLimits.trackingTries} in ${orderLimits.trackingMinutes} minutes), of messages and subscriptions per email address. These counts are deleted after a day. The host keeps ordinary server logs with IP addresses for a short time, for safety alone.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      words: 'delete erase export access correct object gdpr cndp complaint',
      blocks: [
        'You may see what we hold about you, have it corrected, take it with you, have it deleted, object, and take back a consent at any time. The settings of your account do most of it at a press: they export your data and delete your account. For the rest, one email is enough; we answer within a month.',
        'What the law makes us keep, such as invoices, stays until its time is over and is used for nothing else meanwhile.',
        `If we disappoint you, you may complain to ${authorities[facts.countryCode ?? ''] ?? 'the authority that watches over data protection where you live'}.`,
        {
          kind: 'links',
          links: [
            { label: 'Your settings', to: accountPaths.settings },
            { label: 'Contact us', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      words: 'age minor child',
      blocks: [
        'We sell for children, not to them. Whoever is under sixteen should let a grown-up order and open the account.',
      ],
    },
    {
      id: 'contact',
      title: 'Who is responsible',
      words: 'controller address responsible',
      blocks: [
        `Who runs {shop}, as the legal notice names it.${facts.email === null ? '' : ' Write to {email}.'}`,
        { kind: 'links', links: [{ label: 'Legal notice', to: paths.legalNotice }] },
      ],
    },
  ],
})
