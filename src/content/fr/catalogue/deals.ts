import type * as english from '../../en/catalogue/deals'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'
import { atShop } from '../shared/shop-words'

/** A stretch of whole minutes as one says it: `47 minutes`, `2 heures 5 minutes`, `3 jours`. */
export const inWords: typeof english.inWords = (minutes) => {
  if (minutes >= 2 * 1440) return count(Math.round(minutes / 1440), 'jour', 'jours')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return count(rest, 'minute', 'minutes')
  const wholeHours = count(hours, 'heure', 'heures')
  return rest === 0 ? wholeHours : `${wholeHours} ${count(rest, 'minute', 'minutes')}`
}

/** What every card with a deal says. */
export const offerWords = {
  off: (percent: number) => `-${percent} %`,
  sold: (sold: number) => count(sold, 'vendu', 'vendus'),
  available: (left: number) => count(left, 'disponible', 'disponibles'),
  soldOf: (sold: number, total: number) => `${count(sold, 'vendu', 'vendus')} sur ${number(total)}`,
  claimed: (percent: number) => `${percent} % déjà partis`,
  endsIn: 'Fin dans',
  ended: 'Cette offre est terminée.',
  allClaimed: 'Tout est parti.',
  priceBack: (price: string) => `Le prix est de nouveau de ${price}.`,
  manyOver: (amount: number) =>
    amount < 2
      ? 'Une offre est terminée. Son prix est redevenu celui d’avant.'
      : `${number(amount)} offres sont terminées. Leurs prix sont redevenus ceux d’avant.`,
} as const satisfies Words<typeof english.offerWords>

export const dealsWords = {
  title: 'Offres',
  get description() {
    return `Ventes flash et offres du jour${atShop()}, avec leur vrai compte à rebours et leur vrai stock.`
  },
  text: 'Des prix qui durent quelques heures ou une journée. Le stock et le temps qui restent sont comptés en direct.',
  clock: {
    running: 'Les offres du jour se terminent dans',
    next: 'Les prochaines offres du jour commencent dans',
  },
  flash: {
    title: 'Ventes flash',
    text: 'Stock limité, pour un temps limité.',
    none: 'Aucune vente flash en ce moment.',
  },
  daily: {
    title: 'Offres du jour',
    text: (amount: number) =>
      amount < 2
        ? 'Un prix qui dure une journée.'
        : `${amount === 4 ? 'Quatre' : number(amount)} prix qui durent une journée.`,
    plain: 'Des prix qui durent une journée.',
    none: 'Aucune offre du jour en ce moment.',
  },
  when: (minutes: number) => `Les prochaines offres commencent dans ${inWords(minutes)}.`,
  unplanned: 'Les prochaines sont en préparation.',
} as const satisfies Words<typeof english.dealsWords>

/** The club, whose members hear of flash deals. */
export const clubWords = {
  title: 'Les ventes flash par e-mail',
  text: 'Les membres du Club VIP reçoivent un e-mail quand les ventes flash commencent, une fois par jour au plus. Les prix sont les mêmes pour tous. L’inscription est gratuite.',
  note: (orders: string) => `La livraison est gratuite ${orders}.`,
  button: 'Rejoindre le Club VIP',
  done: (email: string) =>
    `Bienvenue au Club VIP. Nous écrirons à ${email} quand les ventes flash commenceront.`,
} as const satisfies Words<typeof english.clubWords>

export const flashWords = {
  title: 'Ventes flash',
  get description() {
    return `Ventes flash${atShop()} : stock limité, pour un temps limité.`
  },
  text: 'Stock limité, pour un temps limité.',
  endsIn: 'Fin dans',
  startsIn: 'Les prochaines offres commencent dans',
  list: 'Ventes flash en cours',
  grab: 'Profiter de l’offre',
  later: { title: 'Encore un peu de temps', text: 'Des prix flash qui durent un peu plus longtemps.' },
  none: {
    title: 'Entre deux ventes flash',
    text: 'Aucune vente en cours à cet instant. Les offres qui durent toute la journée sont toujours là.',
    deals: 'Voir les offres du jour',
    sale: 'Voir les soldes',
  },
  next: {
    title: (minutes: number) => `Prochaine vente flash dans ${inWords(minutes)}`,
    unplanned: 'La prochaine vente flash est en préparation',
    text: (amount: number) =>
      amount < 2
        ? 'Un article à prix flash, pendant quelques heures.'
        : `${number(amount)} articles à prix flash, pendant quelques heures.`,
    textUnplanned: 'Indiquez votre e-mail pour le savoir avant tout le monde.',
    button: 'Me prévenir',
    done: (email: string) => `C’est noté. Nous écrirons à ${email} quand les ventes flash commenceront.`,
  },
} as const satisfies Words<typeof english.flashWords>
