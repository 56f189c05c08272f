import { paths } from '@/config/paths'
import type * as english from '../../en/layout/consent'
import type { Words } from '../../words'

const closed = 'jusqu’à la fermeture de l’onglet'
const removed = 'jusqu’à ce que vous en changiez'

export const storedThings: typeof english.storedThings = [
  {
    keys: ['cart'],
    name: 'Panier',
    why: 'Les articles que vous avez ajoutés',
    until: 'jusqu’à ce que vous le vidiez ou commandiez',
  },
  {
    keys: ['discount-code'],
    name: 'Code de réduction',
    why: 'Le code que vous avez saisi',
    until: 'jusqu’à ce qu’une commande l’utilise',
  },
  {
    keys: ['saved-for-later'],
    name: 'Gardé pour plus tard',
    why: 'Les articles que vous avez sortis du panier',
    until: 'jusqu’à ce que vous les retiriez',
  },
  {
    keys: ['wishlist'],
    name: 'Liste d’envies d’un invité',
    why: 'Les articles que vous avez enregistrés',
    until: 'jusqu’à ce que vous les retiriez',
  },
  {
    keys: ['size'],
    name: 'Vos tailles',
    why: 'Vos tailles, en centimètres ou en pouces',
    until: removed,
  },
  { keys: ['currency'], name: 'Devise', why: 'La devise que vous avez choisie', until: removed },
  {
    keys: ['language'],
    name: 'Langue',
    why: 'La langue choisie, ou votre refus d’une autre langue',
    until: removed,
  },
  { keys: ['theme'], name: 'Thème', why: 'Clair ou sombre, si vous avez choisi', until: removed },
  {
    keys: ['shop-session', 'shop-session-code-verifier'],
    name: 'Connexion',
    why: 'Garde votre compte connecté',
    until: 'jusqu’à ce que vous vous déconnectiez',
  },
  {
    keys: ['orders'],
    name: 'Commandes d’un invité',
    why: 'Ouvre les commandes passées ici sans compte',
    until: 'jusqu’à ce que vous les effaciez',
  },
  {
    keys: ['checkout-attempt'],
    name: 'Commande en cours',
    why: 'Évite de commander deux fois',
    until: 'jusqu’à ce qu’elle soit passée',
  },
  {
    keys: ['draft'],
    name: 'Votre saisie',
    why: 'Rétablit un formulaire pas encore envoyé ; jamais de mots de passe ni de données de carte',
    until: 'jusqu’à l’envoi ou à la déconnexion ; un jour sans compte',
  },
  {
    keys: ['scroll', 'reloaded-for-new-version'],
    name: 'Position dans la page',
    why: 'Vous ramène là où vous étiez',
    until: closed,
    session: true,
  },
  { keys: ['consent'], name: 'Votre choix', why: 'Pour ne pas vous le redemander', until: 'un an' },
  {
    keys: ['recently-viewed'],
    name: 'Vus récemment',
    why: 'Les articles que vous avez vus',
    until: 'jusqu’à ce que vous les effaciez',
    optional: true,
  },
  {
    keys: ['recent-searches'],
    name: 'Recherches récentes',
    why: 'Ce que vous avez cherché',
    until: 'jusqu’à ce que vous les effaciez',
    optional: true,
  },
]

/** Listed where this browser has one: few shops have a second address for reads. */
export const changeThing: (typeof english.storedThings)[number] = {
  keys: ['last-change'],
  name: 'Votre dernier changement',
  why: 'Quand vous avez envoyé quelque chose pour la dernière fois, afin de vous le montrer aussitôt',
  until: 'jusqu’au changement suivant',
}

/** Listed where this browser has one: few shops keep where customers come from. */
export const originThing: (typeof english.storedThings)[number] = {
  keys: ['origin'],
  name: 'D’où vous venez',
  why: 'Le lien ou la publicité à l’origine de votre visite ; la boutique le reçoit avec votre commande',
  until: 'jusqu’à votre commande, 30 jours au plus',
  optional: true,
}

/** Listed where this browser has one: few shops tell advertising services of orders. */
export const shareThing: (typeof english.storedThings)[number] = {
  keys: ['share'],
  name: 'Ce qui est communiqué',
  why: 'Votre accord, le numéro du clic sur une publicité et les commandes concernées',
  until: 'jusqu’à ce que vous reveniez dessus, un an au plus ; le clic 30 jours',
  optional: true,
}

export const consentWords = {
  notice: {
    title: 'Garder les articles vus et vos recherches ?',
    text: 'Dans ce navigateur uniquement, pour que vous les retrouviez.',
    textWithOrigin:
      'Dans ce navigateur uniquement, pour que vous les retrouviez. Et le lien ou la publicité à l’origine de votre visite, que la boutique reçoit avec votre commande.',
    yes: 'Oui, les garder',
    no: 'Non, merci',
    more: { label: 'Ce qui est enregistré', to: paths.cookies },
  },
  panel: {
    title: 'Votre choix',
    label: 'Garder les articles vus récemment et les recherches',
    text: 'Remplit « Vus récemment » et vos recherches récentes. Enregistré dans ce navigateur uniquement. Si vous désactivez ce choix, tout est supprimé aussitôt.',
    origin:
      'La boutique reçoit aussi, une seule fois et avec votre commande, le lien ou la publicité à l’origine de votre visite ; ensuite, ce navigateur l’oublie.',
    on: 'Activé',
    off: 'Désactivé',
    saved: {
      given: 'Enregistré. Les articles vus et les recherches sont gardés.',
      refused: 'Enregistré. Les articles vus et les recherches sont supprimés.',
    },
    signal:
      'Votre navigateur envoie le signal Global Privacy Control : ce choix reste désactivé tant que vous ne l’activez pas.',
  },
  share: {
    label: (services: readonly string[]) => `Communiquer mes commandes à ${services.join(' et à ')}`,
    services: { meta: 'Meta (Facebook, Instagram)', google: 'Google Analytics' },
    told: {
      meta: 'Meta reçoit le montant, la devise et les articles d’une commande, le numéro du clic sur la publicité et le nom de votre navigateur.',
      'meta-contact':
        'Meta reçoit le montant, la devise et les articles d’une commande, le numéro du clic sur la publicité, le nom de votre navigateur, et des codes tirés de votre e-mail et de votre téléphone auxquels il reconnaît ses membres.',
      google: 'Google reçoit le montant, la devise et les articles d’une commande, et rien sur vous.',
    },
    why: 'Pour que la boutique sache quelles publicités amènent des commandes. L’envoi a lieu quand la commande est payée ou livrée.',
    saved: {
      given: 'Enregistré. Vos prochaines commandes sont communiquées.',
      refused: 'Enregistré. Plus rien n’est communiqué, vos commandes précédentes non plus.',
    },
  },
  table: {
    title: 'Ce qui est enregistré dans ce navigateur',
    caption: 'Tout ce que cette boutique peut enregistrer dans votre navigateur',
    head: { name: 'Quoi', why: 'Pourquoi', until: 'Combien de temps', now: 'Présent' },
    needed: 'Nécessaire',
    optional: 'Facultatif',
    yes: 'Oui',
    no: 'Non',
  },
} as const satisfies Words<typeof english.consentWords>
