import type * as english from '../../../en/admin/orders/packing'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

export const packing = {
  title: 'À emballer',
  none: {
    title: 'Rien à emballer',
    text: 'Les nouvelles commandes apparaissent ici dès qu’elles peuvent partir.',
  },
  error: 'Les commandes n’ont pas pu être chargées',
  more: 'Seules les 200 plus anciennes sont affichées.',
  pickList: 'Liste de préparation',
  labels: 'Étiquettes',
  orders: (orders: number) => count(orders, 'commande', 'commandes'),
  item: (name: string, variant: string, quantity: number) =>
    `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`,
  carrier: 'Transporteur',
  tracking: 'Numéro de suivi',
  ship: 'Emballée et expédiée',
  shipNamed: (number: string) => `Emballée et expédiée : ${number}`,
  shipping: 'Enregistrement…',
  shipped: (number: string) => `${number} est en route`,
  failed: 'L’enregistrement a échoué. Réessayez.',
  refusals: {
    ORDER_HELD: 'Une règle retient cette commande.',
    NOT_CONFIRMED: 'Cette commande n’est pas encore confirmée.',
    NOT_PAID: 'Cette commande n’est pas encore payée.',
    ORDER_WAS_CANCELLED: 'Cette commande a été annulée.',
    NOTHING_LEFT: 'Tout est déjà parti pour cette commande.',
  },
} as const satisfies Words<typeof english.packing>
