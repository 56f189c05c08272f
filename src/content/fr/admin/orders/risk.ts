import type { RiskReason } from '@/domain/orders/order-risk'
import type * as english from '../../../en/admin/orders/risk'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const by = (who: string) => (who ? ` par ${who}` : '')

export const adminRisk = {
  title: 'Avant de l’envoyer',
  reason: (reason: RiskReason, figure: number, amount: string) =>
    ({
      refused: `${count(figure, 'commande précédente est revenue', 'commandes précédentes sont revenues')} : refus à la porte, ou personne de joignable.`,
      unanswered: `${count(figure, 'appel', 'appels')} à ce numéro sans réponse.`,
      names: `Des colis à ce numéro sont partis à ${count(figure, 'autre nom', 'autres noms')}.`,
      city: `${figure} % des colis vers cette ville ont été refusés.`,
      value: `Montant élevé : ${amount}.`,
    })[reason],
  isOfCustomer: (reason: RiskReason) => reason !== 'city' && reason !== 'value',
  wants: {
    call: 'Votre règle demande d’abord un appel : la commande se prépare une fois confirmée.',
    hold: 'Votre règle retient cette commande : elle se prépare quand vous la libérez.',
  },
  deeds: {
    release: 'Libérer',
    forgive: 'Pardonner au client',
    block: 'Bloquer ce numéro',
    unblock: 'Débloquer ce numéro',
  },
  done: {
    release: 'La commande peut être préparée',
    forgive: 'Pardonné : le passé ne compte plus',
    block: 'La boutique ne prend plus de commande avec ce numéro',
    unblock: 'Le numéro est débloqué',
  },
  was: {
    released: (at: string, who: string) => `Libérée : ${at}${by(who)}.`,
    forgiven: (at: string, who: string) => `Client pardonné : ${at}${by(who)}.`,
    blocked: (at: string, who: string) => `Numéro bloqué : ${at}${by(who)}.`,
  },
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  rules: {
    title: 'Commandes à risque payées à la livraison',
    text: 'Ce que dit votre propre historique d’une commande payée à la livraison figure dans la commande. Choisissez ce qui en découle. Seules comptent les commandes dont vous avez joint le client par téléphone ou par un colis remis, si bien que personne ne peut nuire au numéro d’un autre. Les clients n’en savent rien.',
    error: 'Impossible de charger les règles',
    names: {
      refused: 'Des commandes précédentes sont revenues',
      unanswered: 'Appels sans réponse',
      names: 'Le numéro est connu sous d’autres noms',
      city: 'La ville refuse beaucoup de colis',
      value: 'Montant élevé',
    },
    from: (reason: RiskReason, currency: string) =>
      ({
        refused: 'À partir de combien de commandes',
        unanswered: 'À partir de combien d’appels',
        names: 'À partir de combien de noms',
        city: 'À partir de quel pourcentage',
        value: `À partir de quel montant (${currency})`,
      })[reason],
    action: 'Alors',
    actions: {
      none: 'Le dire seulement dans la commande',
      call: 'Préparer après un appel de confirmation',
      prepay: 'Pas d’espèces : demander un paiement d’avance',
      hold: 'Retenir jusqu’à ce que je libère',
    },
    wrong: 'Indiquez un nombre entier ; un pourcentage jusqu’à 100.',
    save: 'Enregistrer',
    saveOf: (rule: string) => `Enregistrer : ${rule}`,
    saved: 'La règle est enregistrée',
  },
  blocked: {
    title: (amount: number) => (amount === 0 ? 'Numéros bloqués' : `Numéros bloqués : ${amount}`),
    none: 'Aucun. Bloquez un numéro dans l’une de ses commandes.',
    unblockOf: (phone: string) => `Débloquer ${phone}`,
  },
} satisfies Words<typeof english.adminRisk>
