import { accountPaths } from '@/config/account-paths'
import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../../policy-document'

export const cookiesDocument: PolicyDocument = () => ({
  lead: 'This shop sets no cookies. It does store a few things in your browser, all listed here. One kind of them is optional, and you decide.',
  updated: lastUpdated.cookies,
  sections: [
    {
      id: 'what',
      title: 'What this is about',
      words: 'cookie local storage meaning',
      blocks: [
        'A cookie is sent back to the shop with every request. We do without. What we store stays in your browser, where only this shop’s pages can read it, and is not sent along.',
        'What is needed for something you asked for, a cart that is still there tomorrow, needs no permission. What merely makes a visit more comfortable does, and we ask before the first of it is stored.',
      ],
    },
    {
      id: 'offline',
      title: 'For times without a connection',
      words: 'offline service worker cache install app pictures',
      blocks: [
        'So that the shop opens on a train too, your browser keeps the shop’s own program and, in limited number, the catalogue pages and pictures that were opened last. That works like any browser’s cache: nothing of it is sent to us. Nothing of your account, your orders or your payments is in it. A browser that is set to save data keeps none of it.',
      ],
    },
    {
      id: 'never',
      title: 'What is never stored',
      words: 'tracking advertising analytics third party pixel card',
      blocks: [
        {
          kind: 'list',
          items: [
            'Anything of advertisers, networks or other companies. No page of ours loads their scripts.',
            'Numbers that recognise you from visit to visit.',
            'Card numbers, expiry dates and CVVs.',
          ],
        },
      ],
    },
    {
      id: 'delete',
      title: 'Clearing everything',
      words: 'delete clear remove storage forget',
      blocks: [
        'Your browser can delete all of it at once, in its settings under site data. The cart, a guest’s wishlist and the way to a guest’s orders are gone with it. Orders themselves are not: the tracking page finds them.',
        {
          kind: 'links',
          links: [
            { label: 'Track order', to: paths.track },
            { label: 'Ad Choices', to: paths.adChoices },
          ],
        },
      ],
    },
  ],
})

export const adChoicesDocument: PolicyDocument = () => ({
  lead: 'There is no advertising here that follows anyone, so there is little to choose. What there is, is on this page.',
  updated: lastUpdated.adChoices,
  sections: [
    {
      id: 'none',
      title: 'No ads, here or elsewhere',
      words: 'advertising personalised retargeting opt out do not sell share',
      blocks: [
        'We show no ads of others. We do not tell ad networks, social networks or data brokers what you look at, so nothing from this shop follows you to other sites. We do not sell or share personal data, and never have.',
        'That is why you find no list of partners here to tick off: there are none.',
      ],
    },
    {
      id: 'picks',
      title: 'How we pick what you see',
      words: 'personalised recommendation trending profile algorithm',
      blocks: [
        {
          kind: 'list',
          items: [
            'Trending, best sellers and “You Might Also Like” are the same for everybody. They come from what was ordered, wished for and is alike.',
            '“Recently viewed” and recent searches are yours alone. They are kept in your browser if you allow it, and nowhere else.',
          ],
        },
      ],
    },
    {
      id: 'signal',
      title: 'Global Privacy Control',
      words: 'gpc do not track signal browser',
      blocks: [
        'If your browser sends this signal we take it as a no: we ask nothing and remember nothing optional, until you switch it on yourself.',
      ],
    },
    {
      id: 'mail',
      title: 'Emails',
      words: 'newsletter unsubscribe marketing spam',
      blocks: [
        'We write about deals and news only to those who asked for it. Every such email ends with a link that ends it, at one press and without signing in. Members switch each topic in their account.',
        { kind: 'links', links: [{ label: 'Your notifications', to: accountPaths.notifications }] },
      ],
    },
  ],
})
