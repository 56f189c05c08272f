import { shop } from '@/config/shop'
import type { RefundWay } from '@/domain/money/payment'
import type * as english from '../../en/orders/return-words'
import type { Words } from '../../words'
import { number as amountOf, count } from '../shared/numbers'
import { returnTime } from '../shared/shop-words'

/** Reasons for a return, as shopper and owner read them. */
export const returnReasonWords: typeof english.returnReasonWords = {
  too_small: 'Trop petit',
  too_large: 'Trop grand',
  not_as_expected: 'Différent de ce qui était attendu',
  faulty: 'Défectueux ou abîmé',
  wrong_item: 'Erreur d’article',
  late: 'Arrivé trop tard',
  other: 'Autre raison',
  withdrawal: 'Rétractation',
}

const ways: Record<RefundWay, string> = {
  provider: 'sur votre carte',
  transfer: 'par virement bancaire',
  cash: 'en espèces',
  voucher: 'en bon d’achat',
  exchange: 'sous forme d’un autre article',
}

const onlyFaulty =
  'Nous reprenons ce qui est défectueux ou n’est pas ce que vous avez commandé : écrivez-nous à tout moment.'

/** What shoppers read about returns. */
export const returnWords = {
  action: 'Retourner des articles',
  actionOrExchange: 'Retourner ou échanger des articles',
  short: 'Retourner',
  returnOf: (number: string) => `Retourner des articles de la commande ${number}`,
  until: (day: string) => `Vous pouvez retourner des articles jusqu’au ${day}.`,
  get over() {
    const time = returnTime()
    if (time === null) return onlyFaulty
    return `Le délai de retour de cette commande (${time}) est dépassé.`
  },
  nothingLeft: 'Tous les articles de cette commande ont déjà un retour en cours.',
  states: {
    requested: 'Demandé',
    approved: 'Accepté',
    declined: 'Refusé',
    received: 'Reçu',
    closed: 'Clos',
    withdrawn: 'Annulé',
  },
  /** What happens next. */
  next: {
    requested: 'Nous l’étudions et vous expliquerons par e-mail comment renvoyer les articles.',
    approved: 'Renvoyez les articles comme indiqué. Nous vous écrirons à leur arrivée.',
    declined: 'Nous ne pouvons pas reprendre ces articles.',
    received: 'Les articles sont arrivés. Nous les examinons, puis nous vous remboursons.',
    closed: 'Ce retour est clos.',
    withdrawn: 'Vous avez annulé ce retour.',
  },
  refunded: (amount: string, way: RefundWay) => `Nous vous avons remboursé ${amount} ${ways[way]}.`,
  refunding: (amount: string) => `Votre remboursement de ${amount} sur votre carte est en cours.`,
  section: {
    title: 'Retours',
    one: (number: string) => `Retour ${number}`,
    requestedOn: (day: string) => `demandé le ${day}`,
    items: (amount: number) => count(amount, 'article', 'articles'),
    how: 'Comment renvoyer',
    why: 'Pourquoi',
    from: 'Message de la boutique',
    pictures: 'Vos photos',
    picture: (at: number) => `Photo ${at} de votre retour`,
    wanted: (variant: string) => `En échange : ${variant}`,
    keptUntil: (day: string) => `réservé pour vous jusqu’au ${day}`,
    receivedToExchange:
      'Les articles sont arrivés. Nous les examinons, puis nous vous envoyons ceux que vous avez demandés en échange.',
    exchanged: 'Les articles demandés en échange vous sont envoyés dans une commande à part.',
    exchangeOrder: (number: string) => `Commande ${number}`,
    exchangeDue: (amount: string) => `${amount} à payer`,
    withdraw: 'Annuler le retour',
    withdrawing: 'Annulation…',
    withdrawn: 'Retour annulé',
    withdrawFailed: 'Le retour n’a pas été annulé. La page montre où il en est.',
    error: 'Impossible de charger les retours.',
  },
  page: {
    documentTitle: 'Retourner des articles',
    title: 'Retourner des articles',
    order: (number: string) => `Commande ${number}`,
    missing: {
      title: 'Vous n’avez pas accès à cette page de retour',
      text: 'Ouvrez-la depuis votre commande, ou retrouvez la commande avec son numéro et votre e-mail.',
      track: 'Suivre une commande',
    },
    closed: {
      title: 'Rien à retourner',
      get text() {
        const time = returnTime()
        if (time === null) return onlyFaulty
        return `Une commande peut être retournée pendant ${time} après sa livraison. Si un article est défectueux, écrivez-nous à tout moment.`
      },
      contact: 'Nous écrire',
    },
    choose: 'Que souhaitez-vous retourner ?',
    chosen: (name: string) => `Retourner ${name}`,
    left: (left: number, quantity: number) =>
      left === quantity
        ? count(quantity, 'acheté', 'achetés')
        : `${amountOf(left)} sur ${amountOf(quantity)} ${left < 2 ? 'peut être retourné' : 'peuvent être retournés'}`,
    none: 'Retour déjà en cours',
    quantity: 'Quantité',
    reason: 'Raison',
    chooseReason: 'Choisir une raison',
    instead: 'Que voulez-vous à la place ?',
    moneyBack: 'Un remboursement',
    exchange: (variant: string, isSoldOut: boolean) => `${variant}${isSoldOut ? ', épuisé' : ''}`,
    difference: (minor: number, amount: string) =>
      minor === 0
        ? 'Le prix est le même.'
        : minor > 0
          ? `Il coûte ${amount} de plus, à payer à la livraison.`
          : `Il coûte ${amount} de moins. Nous vous remboursons la différence, moins votre remise.`,
    fewer: (available: number) =>
      `Il n’en reste que ${amountOf(available)}. Retournez-en moins, ou choisissez autre chose.`,
    kept: (days: number) =>
      `Ce que vous demandez en échange est réservé pour vous pendant ${count(days, 'jour', 'jours')}, et envoyé une fois vos articles arrivés.`,
    words: 'Voulez-vous préciser quelque chose ?',
    optional: 'facultatif',
    pictures: {
      title: 'Photos',
      hint: 'Trois au plus, par exemple d’un défaut. Elles sont réduites avant l’envoi.',
      add: 'Ajouter une photo',
      remove: (at: number) => `Retirer la photo ${at}`,
      alt: (at: number) => `Photo ${at} que vous avez ajoutée`,
      preparing: 'Préparation…',
      problems: {
        type: 'Choisissez une image JPEG, PNG, WebP ou AVIF.',
        unreadable: 'Cette image est illisible. Choisissez-en une autre.',
        'too-big': 'Cette image ne peut pas être assez réduite. Choisissez-en une autre.',
      },
    },
    problems: {
      lines: 'Choisissez au moins un article.',
      reason: 'Choisissez une raison.',
    },
    get condition() {
      return shop.returnsAreFree
        ? 'Les articles doivent être dans leur état d’origine, avec leurs étiquettes, sauf s’ils sont défectueux. Les retours sont gratuits.'
        : 'Les articles doivent être dans leur état d’origine, avec leurs étiquettes, et les frais de retour sont à votre charge, sauf s’ils sont défectueux ou ne sont pas ceux que vous avez commandés.'
    },
    submit: 'Demander le retour',
    busy: 'Envoi…',
    done: {
      title: 'Retour demandé',
      text: (number: string) =>
        `Nous avons reçu votre demande ${number}. Nous vous expliquerons par e-mail comment renvoyer les articles.`,
      order: 'Revenir à la commande',
      orders: 'Vos commandes',
      track: 'Suivre votre commande',
    },
    failed: {
      RETURN_CLOSED:
        'Cette commande ne peut plus être retournée ici. Écrivez-nous, et nous cherchons ensemble une solution.',
      ALREADY_RETURNED:
        'Certains de ces articles figurent maintenant dans un autre retour. Vérifiez les quantités.',
      OUT_OF_STOCK:
        'Ce que vous demandez en échange n’est plus en stock. Choisissez autre chose, ou un remboursement.',
      EXCHANGE_CLOSED: 'Les échanges ne sont pas possibles en ce moment. Choisissez un remboursement.',
      TOO_MANY_EXCHANGES:
        'Trop d’articles sont déjà réservés pour vous. Renvoyez d’abord les articles des retours en cours, ou choisissez un remboursement.',
      'rate-limited': 'Vous avez demandé beaucoup d’échanges. Réessayez dans une heure.',
      KEY_REUSED: 'Une première demande nous est déjà parvenue. Ses articles figurent ci-dessus.',
      offline: 'La boutique est injoignable. Votre choix est enregistré : envoyez-le de nouveau.',
      unknown: 'Cela n’a pas fonctionné. Votre choix est enregistré : envoyez-le de nouveau.',
    },
  },
  track: {
    action: 'Retourner des articles',
    see: 'Voir les retours',
    busy: 'Ouverture…',
    failed: 'Impossible d’ouvrir le retour. Réessayez dans un instant.',
    closed: 'Cette commande ne peut plus être retournée.',
  },
  reviewOf: (name: string) => `Donner un avis : ${name}`,
} as const satisfies Words<typeof english.returnWords>
