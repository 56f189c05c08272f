import type * as english from '../../en/shared/delivery-time'
import type { Words } from '../../words'

/** How every page tells when an order arrives. Other times are those of one step. */
export const deliveryTime = {
  promise:
    'Au moment de commander, vous voyez le premier et le dernier jour où votre commande peut arriver, pour votre adresse et chaque mode de livraison. C’est notre engagement, et votre confirmation le répète.',
} as const satisfies Words<typeof english.deliveryTime>
