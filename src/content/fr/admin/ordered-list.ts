import type * as english from '../../en/admin/ordered-list'
import type { Words } from '../../words'
import { number } from '../shared/numbers'

/** Words of short lists whose entries are put in an order. */
export const orderedList = {
  up: (name: string) => `Monter ${name}`,
  down: (name: string) => `Descendre ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  moved: (name: string, place: number, of: number) => `${name} : place ${number(place)} sur ${number(of)}`,
  removed: (name: string) => `Retiré : ${name}`,
} as const satisfies Words<typeof english.orderedList>
