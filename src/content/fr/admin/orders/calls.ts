import type { ageOf } from '@/domain/orders/call'
import type * as english from '../../../en/admin/orders/calls'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const units = { minute: ['min', 'min'], hour: ['heure', 'heures'], day: ['jour', 'jours'] } as const

/** `aujourd’hui`, `le 19 nov.`: within a sentence. */
const onDay = (day: string) => (/^\d/.test(day) ? `le ${day}` : day.toLowerCase())

/** Words of the queue of cash orders to call. */
export const adminCalls = {
  title: 'Commandes à appeler',
  intro:
    'Les commandes payées à la livraison sont confirmées par téléphone avant d’être emballées. Plus vous appelez vite, plus les clients confirment.',
  list: 'Commandes payées à la livraison, à appeler',
  error: 'Impossible de charger les commandes à appeler',
  tabs: { label: 'Quand appeler', now: 'À appeler maintenant', later: 'Plus tard' },
  sort: {
    label: 'Trier par ancienneté',
    choices: { oldest: 'Plus anciennes d’abord', newest: 'Plus récentes d’abord' },
  },
  first: 'Commencer',
  none: {
    title: 'Aucune commande à appeler',
    text: 'Les nouvelles commandes payées à la livraison apparaissent ici automatiquement.',
  },
  noneLater: {
    title: 'Aucun appel à refaire',
    text: 'Les commandes sans réponse attendent ici le prochain essai.',
  },
  age: ({ unit, value }: ReturnType<typeof ageOf>) => count(value, units[unit][0], units[unit][1]),
  ageLabel: (age: string) => `commande passée il y a ${age}`,
  attempts: (calls: number) => `Pas de réponse (${count(calls, 'fois', 'fois')})`,
  nextTry: (day: string, time: string) => `Prochain essai ${onDay(day)} à ${time}`,
  returned: (orders: number) =>
    `${count(orders, 'commande refusée ou injoignable', 'commandes refusées ou injoignables')} auparavant`,
  samePhone: (orders: number) =>
    `${count(orders, 'autre commande', 'autres commandes')} à ce numéro : demandez pour toutes`,
  call: 'Appeler',
  callLabel: (name: string) => `Appeler ${name}`,
  whatsApp: 'WhatsApp',
  whatsAppLabel: (name: string) => `Écrire à ${name} sur WhatsApp`,
  open: (order: string) => `Commande ${order}`,
  place: (at: number, of: number) => `${number(at)} sur ${number(of)}`,
  back: 'Toutes les commandes à appeler',
  next: 'Commande suivante',
  previous: 'Commande précédente',
  wholeOrder: 'Ouvrir la commande complète',
  items: 'Articles',
  address: 'Livrer à',
  note: 'Remarque du client',
  total: 'À encaisser',
  outcome: 'Résultat de l’appel',
  confirm: 'Confirmée',
  noAnswer: 'Pas de réponse',
  cancel: 'Annuler la commande',
  tryAgain: 'Rappeler',
  nextTries: {
    hour: 'dans une heure',
    'three-hours': 'dans trois heures',
    tomorrow: 'demain à 10 h',
  },
  done: {
    confirmed: (order: string) => `Commande ${order} confirmée`,
    no_answer: (order: string) => `Commande ${order} : pas de réponse`,
    cancelled: (order: string) => `Commande ${order} annulée`,
    undone: (order: string) => `Commande ${order} de nouveau à appeler`,
  },
  failed: 'L’appel n’a pas pu être enregistré. Réessayez.',
  conflict:
    'Cette commande a été appelée, annulée ou emballée entre-temps. La liste affiche celles qui restent.',
  gone: {
    title: 'Cette commande n’attend pas d’appel',
    text: 'Elle a été confirmée, annulée ou emballée.',
  },
  settingOff: 'Les commandes non confirmées peuvent aussi être emballées.',
  settingOffLink: 'Changer le réglage',
  keys: {
    label: 'Clavier',
    next: 'suivante',
    previous: 'précédente',
    confirm: 'confirmée',
    noAnswer: 'pas de réponse',
  },
  /** The state of the call in an order's drawer. */
  state: {
    none: 'À appeler',
    no_answer: 'Pas de réponse',
    confirmed: 'Confirmée par téléphone',
  },
  takeBack: 'Retirer la confirmation',
  timeline: {
    confirmed: 'Confirmée par téléphone',
    no_answer: 'Appel sans réponse',
    undone: 'Appel annulé',
  },
} as const satisfies Words<typeof english.adminCalls>
