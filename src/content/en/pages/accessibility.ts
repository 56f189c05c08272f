import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../../policy-document'

export const accessibilityDocument: PolicyDocument = (facts) => ({
  lead: 'Everybody should be able to find, buy and send back what they like here. This page says what we aim for, how it was tested, and what was not.',
  updated: lastUpdated.accessibility,
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      words: 'wcag conformance standard disability law statement barrier free a11y',
      blocks: [
        'Every page of this shop is meant to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. No violation of them is known to us today. We have assessed this ourselves; nobody from outside has audited the shop.',
      ],
    },
    {
      id: 'offers',
      title: 'What the shop offers',
      words: 'keyboard screen reader zoom large text contrast dark theme motion animation blind low vision',
      blocks: [
        {
          kind: 'list',
          items: [
            'Everything works with a keyboard alone. The first press of Tab on a page offers a way past the menu.',
            'Pages have headings and landmarks. A change of page, something put into the cart, results of a filter and mistakes in a form are announced.',
            'Text may be twice as large, and a screen 320 pixels wide: nothing is lost and no line has to be scrolled sideways. Tables and rows of products may scroll by themselves.',
            'There is a light and a dark theme. Each follows your system unless you choose, and colours forced by your system are respected.',
            'Nothing moves by itself if your system asks for less motion. Deals show a clock, which counts to their real end.',
            'No step of a purchase runs out of time, and none needs an account or a puzzle to be solved.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'How it was tested',
      words: 'axe test audit browser',
      blocks: [
        'The tests belong to the shop’s code and are repeated whenever it changes. They run in Chromium, at the size of a desktop screen and of a phone.',
        {
          kind: 'table',
          caption: 'What was tested, and how',
          head: ['What', 'How'],
          rows: [
            [
              'Every page, in both sizes and both themes, with dialogs, menus and errors open',
              'Automatically, with all rules of axe-core that are meant for finished pages',
            ],
            [
              'Searching and buying, filters, the pictures of a product, an address in the account',
              'From beginning to end with the keyboard alone',
            ],
            [
              'Names, roles, headings and announcements',
              'In the accessibility tree, which is what a browser hands to a screen reader',
            ],
            [
              'Text at 200%, wider text spacing, a screen 320 pixels wide, the size of what is pressed',
              'Measured on every page',
            ],
            [
              'Forced colours and reduced motion',
              'Simulated in the browser; reduced motion measured, forced colours looked at on the main pages',
            ],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What is not tested, and known limits',
      words: 'nvda jaws voiceover talkback firefox safari limitation',
      blocks: [
        {
          kind: 'list',
          items: [
            'No one has tried the shop with a screen reader, a voice control or a switch device yet. The accessibility tree shows what such a program is told, not how well it can be used.',
            'Firefox, Safari and real phones were not part of the tests.',
            'Pictures that sellers add are described by what was typed with them. We cannot promise that each description is a good one.',
            'Emails and the pages of other companies, such as the chat and social networks, were not assessed.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Something is in your way?',
      words: 'barrier complaint problem report feedback help contact',
      blocks: [
        `Please tell us which page it is and what you use, if you like. ${facts.email === null ? 'Use' : 'Write to {email} or use'} the contact form. We read every message, and can take your order or send you what a page says in another way.`,
        { kind: 'links', links: [{ label: 'Contact us', to: paths.contact }] },
      ],
    },
  ],
})
