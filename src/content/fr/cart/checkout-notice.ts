import type * as english from '../../en/cart/checkout-notice'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** Words of the message about the whole checkout, which loads after the form. */
export const checkoutNotice = {
  errorSummary: (amount: number) =>
    amount < 2 ? 'Un champ est à corriger' : `${count(amount, 'champ', 'champs')} sont à corriger`,
  /** What happened and what to do, above the button; the toast says that the order failed. */
  refused: {
    stock: {
      title: 'Certains articles ne sont plus en stock',
      text: 'Corrigez les articles signalés et commandez de nouveau. Vos coordonnées sont enregistrées.',
    },
    price: {
      title: 'Votre total a changé',
      text: 'Vérifiez le nouveau total, puis commandez de nouveau.',
    },
    delivery: {
      title: 'Ce mode de livraison n’est plus disponible',
      text: 'Choisissez-en un autre et vérifiez le total, puis commandez de nouveau. Vos coordonnées sont enregistrées.',
    },
    code: {
      title: 'Nous avons appliqué votre code de réduction',
      text: 'Vérifiez le total, puis commandez.',
    },
    currency: {
      title: 'Les prix sont maintenant dans une autre devise',
      text: 'Rien n’a été débité. Vérifiez le nouveau total, puis commandez de nouveau.',
    },
    offline: {
      title: 'Vous êtes hors ligne',
      text: 'Votre panier et vos coordonnées sont enregistrés. Vérifiez votre connexion, puis commandez de nouveau : rien ne sera débité deux fois.',
    },
    unsure: {
      title: 'Nous n’avons pas reçu de réponse',
      text: 'Votre commande est peut-être passée. Vérifiez son statut ou commandez de nouveau : elle ne sera pas passée deux fois.',
    },
    tooMany: {
      title: 'Trop de commandes en peu de temps',
      text: 'Attendez une heure, ou contactez-nous. Votre panier est enregistré.',
    },
    unpaid: {
      title: 'Trop d’articles attendent un paiement',
      text: 'Payez ou annulez d’abord une commande en cours, puis passez celle-ci. Pour de plus grandes quantités, écrivez-nous. Votre panier et vos coordonnées sont enregistrés.',
    },
    held: {
      title: 'D’autres clients sont en train de payer ces articles',
      text: 'Choisissez-en moins, connectez-vous à votre compte, ou réessayez dans quelques minutes. Votre panier et vos coordonnées sont enregistrés.',
    },
    busy: {
      title: 'La boutique est très sollicitée en ce moment',
      text: 'Votre commande n’est pas passée. Patientez un instant, puis réessayez. Votre panier et vos coordonnées sont enregistrés.',
    },
    closed: {
      title: 'Les commandes sont momentanément fermées',
      text: 'La boutique est en travaux. Votre panier et vos coordonnées sont enregistrés.',
    },
    undelivered: {
      title: 'Nous ne prenons pas encore de commandes',
      text: 'Nous ne livrons nulle part pour le moment. Votre panier est enregistré : écrivez-nous si un article vous intéresse.',
    },
    captcha: {
      title: 'Il manque encore la vérification',
      text: 'Votre commande n’est pas passée. Commandez de nouveau et passez la petite vérification, ou connectez-vous : elle n’est pas demandée aux membres. Votre panier et vos coordonnées sont enregistrés.',
    },
    method: {
      title: 'Ce mode de paiement n’est plus disponible',
      text: 'Choisissez-en un autre, puis commandez de nouveau. Vos coordonnées sont enregistrées.',
    },
    session: {
      title: 'Votre connexion a expiré',
      text: 'Reconnectez-vous, ou commandez en invité. Vos coordonnées sont enregistrées.',
    },
    other: {
      title: 'La commande a échoué',
      text: 'Une erreur s’est produite lors du traitement de votre commande. Réessayez.',
    },
  },
  /** What a refused total is made of now; it follows the title. */
  changed: (from: string, to: string, what: readonly string[]) =>
    `Il est passé de ${from} à ${to}.${what.length > 0 ? ` Ce qui a changé : ${list.format(what)}.` : ''}`,
  changes: { price: 'les prix', discount: 'votre remise', shipping: 'les frais de livraison' },
  /** After a try that was never answered, as far as it is known what became of it. */
  lost: {
    asking: {
      title: 'Votre dernière commande a été interrompue',
      text: 'Nous vérifions si elle est passée…',
    },
    'not-arrived': {
      title: 'Votre dernière commande n’est pas passée',
      text: 'Rien n’a été commandé. Vous pouvez la passer de nouveau.',
    },
    unpaid: {
      title: 'Votre commande est réservée, mais pas encore payée',
      text: 'Continuez vers le paiement, ou changez quelque chose et commandez de nouveau : la nouvelle commande la remplace.',
    },
    expired: {
      title: 'Votre dernière commande n’a pas été payée à temps',
      text: 'Rien n’a été débité. Votre panier et vos coordonnées sont enregistrés : vous pouvez la passer de nouveau.',
    },
    interrupted: {
      title: 'Votre dernière commande a été interrompue',
      text: 'Impossible de savoir si elle est passée. Vérifiez de nouveau son statut, ou commandez de nouveau : elle ne sera pas passée deux fois.',
    },
  },
  ask: 'Vérifier le statut de la commande',
  toPayment: 'Continuer vers le paiement',
  again: {
    signIn: 'Se reconnecter',
    asGuest: 'Commander en invité',
  },
  writeToUs: 'Nous contacter',
  offlineNow: {
    title: 'Vous êtes hors ligne',
    text: 'Il faut une connexion pour commander. Votre panier et vos coordonnées sont enregistrés.',
  },
} as const satisfies Words<typeof english.checkoutNotice>
