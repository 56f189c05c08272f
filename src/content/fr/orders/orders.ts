import type { MissedLine } from '@/domain/orders/reorder'
import type * as english from '../../en/orders/orders'
import type { Words } from '../../words'
import { common } from '../shared/common'
import { currencyNames } from '../shared/currency'
import { lineWords } from '../shared/line-words'
import { number as amountOf, count } from '../shared/numbers'
import { atShop, packedWithin, returnTime, writeToUs } from '../shared/shop-words'

const windowOf = (minutes: number) =>
  minutes % 60 === 0 ? count(minutes / 60, 'heure', 'heures') : count(minutes, 'minute', 'minutes')

export const orders = {
  statuses: {
    pending: 'En attente',
    processing: 'En préparation',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
  confirmation: {
    documentTitle: 'Confirmation de commande',
    title: 'Merci',
    intro: (name: string, email: string) =>
      `${name}, votre commande est enregistrée.${email && ` Une confirmation est envoyée à ${email}.`}`,
    cancelled: 'Cette commande est annulée',
    loading: 'Chargement de la commande…',
    missing: {
      title: 'Commande introuvable',
      text: 'Elle a peut-être été passée dans un autre navigateur, ou avec un autre compte.',
      home: 'Revenir à l’accueil',
      track: 'Suivre une commande',
    },
    shop: lineWords.keepShopping,
    profile: 'Vos commandes',
    track: 'Suivre cette commande',
    kept: 'Cette commande est enregistrée dans ce navigateur. Retrouvez-la sous « Suivre une commande », en bas de chaque page.',
    next: 'Et maintenant ?',
    followed: 'Suivez-la avec le lien de cette commande.',
    get steps() {
      const time = returnTime()
      return [
        `Nous préparons votre commande${packedWithin()}.`,
        'Vous recevez un e-mail à son départ.',
        time === null
          ? `Si un article est défectueux, ou n’est pas celui que vous avez commandé, ${writeToUs()}.`
          : `Quelque chose ne va pas ? Vous avez ${time} pour renvoyer vos articles.`,
      ] as const
    },
  },
  /** A status as its shopper sees it: the first one by what the order waits for. */
  shopperStatuses: {
    awaitingPayment: 'En attente de paiement',
    received: 'Enregistrée',
    confirmed: 'Confirmée',
  },
  /** What every view of an order has. */
  order: {
    title: 'Commande',
    number: 'Numéro de commande',
    copy: 'Copier le numéro',
    copied: 'Numéro de commande copié',
    copyFailed: 'La copie n’est pas autorisée ici',
    placed: 'Date de commande',
    status: 'Statut',
    estimated: 'Livraison prévue',
    by: (day: string) => `au plus tard le ${day}`,
    between: (from: string, to: string) => `du ${from} au ${to}`,
    items: 'Articles',
    address: 'Adresse de livraison',
    contact: 'Coordonnées',
    payment: 'Paiement',
    note: 'Votre remarque',
    subtotal: 'Sous-total',
    shipping: (method: string | null | undefined) =>
      method ? `Frais de livraison (${method})` : 'Frais de livraison',
    total: 'Total',
    charged: (currency: string) => `Montant débité en ${currencyNames(currency)}`,
    quantity: (quantity: number) => `${quantity} ×`,
    print: 'Imprimer la facture',
    /** Printed. */
    invoice: 'Facture',
    get invoiceEnd() {
      const time = returnTime()
      const back = time === null ? '' : ` Vous avez ${time} pour renvoyer vos articles.`
      return `Merci pour votre commande${atShop()}.${back}`
    },
  },
  timeline: {
    label: 'Où en est la commande',
    /** The names of the steps; the database sends the same. */
    steps: {
      pending: 'Commande confirmée',
      processing: 'Préparation',
      shipped: 'En route',
      delivered: 'Livrée',
      cancelled: 'Annulée',
    },
    /** The first step of an order that waits for its payment, and of one that waits for the shop's call. */
    reserved: 'Commande réservée',
    received: 'Commande enregistrée',
    done: 'fait',
    open: 'pas encore',
    expected: (day: string) => `au plus tard le ${day}`,
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    copy: 'Copier le numéro de suivi',
    copied: 'Numéro de suivi copié',
    partly: (shipped: number, ordered: number) =>
      `${count(shipped, 'article', 'articles')} sur ${amountOf(ordered)} ${shipped < 2 ? 'expédié' : 'expédiés'}`,
    parcels: 'Colis',
    parcel: (place: number, all: number) => (all === 1 ? 'Colis' : `Colis ${place} sur ${all}`),
    parcelStates: {
      shipped: 'En route',
      delivered: 'Livré',
      refused: 'Refusé à la livraison',
      returned: 'Revenu chez nous',
    },
    line: (quantity: number, item: string) => (quantity === 1 ? item : `${quantity} × ${item}`),
    follow: 'Suivre chez le transporteur',
    followHint: (carrier: string) => `Suivre chez ${carrier || 'le transporteur'} (nouvel onglet)`,
    mayOpen: 'Vous pouvez l’ouvrir avant de payer.',
    mayTryOn: 'Vous pouvez l’ouvrir et essayer les articles avant de payer.',
    collect: (amount: string) => `À payer en espèces : ${amount}`,
  },
  cancel: {
    title: 'Vous avez changé d’avis ?',
    until: (time: string) => `Vous pouvez annuler cette commande jusqu’au ${time}.`,
    left: 'Temps restant :',
    action: 'Annuler la commande',
    dialog: {
      title: 'Annuler cette commande ?',
      text: (number: string) =>
        `La commande ${number} ne sera pas envoyée et ses articles seront remis en vente. C’est définitif.`,
      keep: 'Garder la commande',
      close: common.close,
      confirm: 'Annuler la commande',
      busy: 'Annulation…',
    },
    done: {
      title: 'Commande annulée',
      text: (number: string) => `La commande ${number} ne sera pas envoyée.`,
    },
    cancelled: 'Cette commande est annulée',
    tooLate: {
      title: 'L’annulation en ligne n’est plus possible',
      /** Orders can be cancelled for so many minutes; 0 where they cannot, or it is not known. */
      pending: (minutes: number) =>
        `${minutes === 0 ? '' : `Une commande peut être annulée pendant ${windowOf(minutes)}. `}Contactez-nous, il est peut-être encore temps :`,
      processing: 'Nous préparons cette commande. Contactez-nous, il est peut-être encore temps :',
      get shipped() {
        const time = returnTime()
        return time === null
          ? 'Elle est en route. En cas de problème, contactez-nous :'
          : `Elle est en route. À sa livraison, vous aurez ${time} pour la retourner. Vous pouvez aussi nous contacter :`
      },
      get delivered() {
        const time = returnTime()
        return time === null
          ? 'Elle est livrée. En cas de problème, contactez-nous :'
          : `Elle est livrée. Vous avez ${time} pour la retourner. Vous pouvez aussi nous contacter :`
      },
    },
    failed: {
      CANCEL_WINDOW_CLOSED:
        'Il est trop tard : la commande a avancé, ou le délai pour l’annuler est dépassé.',
      'not-found': 'Pour annuler cette commande, connectez-vous au compte auquel elle appartient.',
      offline:
        'La boutique est injoignable. La commande est peut-être annulée, peut-être pas : réessayez pour le savoir.',
      unknown: 'Cela n’a pas fonctionné. Réessayez ; si cela continue, écrivez-nous.',
    },
    email: 'E-mail',
    phone: 'Téléphone',
  },
  reorder: {
    action: 'Commander de nouveau',
    busy: 'Vérification du stock…',
    added: (items: number) => ({
      title: 'Ajouté au panier !',
      text: `${count(items, 'article', 'articles')} aux prix du jour.`,
    }),
    some: {
      title: 'Tout n’a pas pu être ajouté',
      text: (items: number) =>
        `${count(items, 'article est', 'articles sont')} dans votre panier aux prix du jour. Non ajoutés :`,
    },
    none: { title: 'Rien n’a pu être ajouté', text: 'Votre panier n’a pas changé.' },
    missed: {
      gone: () => 'plus disponible',
      'sold-out': () => 'épuisé',
      fewer: ({ added, item }: MissedLine) =>
        `plus que ${amountOf(added)} sur ${amountOf(item.quantity)} en stock`,
      'in-cart': () => 'tout le stock restant est dans votre panier',
      'cart-full': () => 'le panier est plein',
    },
    cart: 'Voir le panier',
    stay: 'Rester ici',
    failed: {
      title: 'Cela n’a pas fonctionné',
      text: 'La boutique est injoignable. Votre panier n’a pas changé.',
    },
  },
  mine: {
    all: (total: number) => `Toutes les commandes (${amountOf(total)})`,
    back: 'Votre compte',
    count: (total: number) => count(total, 'commande', 'commandes'),
    noneHere: {
      title: 'Cette page est vide',
      text: 'Vous n’avez pas autant de commandes.',
      action: 'Voir les plus récentes',
    },
    pages: 'Pages',
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    missing: {
      title: 'Commande introuvable',
      text: 'Elle n’est pas dans ce compte.',
      action: 'Mes commandes',
    },
    signedOut: {
      title: 'Connectez-vous pour voir cette page',
      text: 'Les commandes et les adresses sont liées à un compte.',
      action: 'Se connecter',
    },
  },
  account: {
    create: {
      title: 'Garder cette commande dans un compte',
      text: 'Choisissez un mot de passe : vos commandes et vos adresses vous suivent sur tous vos appareils.',
      action: 'Créer un compte',
      as: (email: string) => `Le compte sera lié à ${email}.`,
      done: { title: 'Bienvenue', text: 'Votre compte est ouvert et contient cette commande.' },
      doneWithout: {
        title: 'Bienvenue',
        text: 'Votre compte est ouvert. La commande n’a pas encore pu y être ajoutée ; vous la trouverez sous « Mes commandes ».',
      },
      login: 'J’ai déjà un compte',
    },
    claim: {
      title: (amount: number) =>
        amount < 2
          ? 'Cette commande n’est encore dans aucun compte'
          : 'Ces commandes ne sont encore dans aucun compte',
      offer: (amount: number) =>
        amount < 2
          ? 'Une commande a été passée dans ce navigateur sans compte.'
          : `${count(amount, 'commande a été passée', 'commandes ont été passées')} dans ce navigateur sans compte.`,
      action: (amount: number) => (amount < 2 ? 'L’ajouter à mon compte' : 'Les ajouter à mon compte'),
      busy: 'Ajout…',
      done: (amount: number) =>
        amount < 2
          ? {
              title: 'La commande est dans votre compte',
              text: 'Connectez-vous pour la retrouver.',
            }
          : {
              title: 'Les commandes sont dans votre compte',
              text: 'Connectez-vous pour les retrouver.',
            },
      none: { title: 'Rien n’a été ajouté', text: 'Elle appartient maintenant à un autre compte.' },
      failed: { title: 'Cela n’a pas fonctionné', text: 'Réessayez dans un instant.' },
    },
  },
} as const satisfies Words<typeof english.orders>
