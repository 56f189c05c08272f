import type * as english from '../../en/product/safety'
import type { Words } from '../../words'

/** Who made a product, and what to beware of. */
export const safetyWords = {
  title: 'Sécurité et fabricant',
  warnings: 'Avertissements',
  maker: 'Fabricant',
  union: 'Responsable dans l’Union européenne',
} as const satisfies Words<typeof english.safetyWords>
