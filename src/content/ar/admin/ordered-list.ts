import type * as english from '../../en/admin/ordered-list'
import type { Words } from '../../words'

/** Words of short lists whose entries are put in an order. */
export const orderedList = {
  up: (name: string) => `نقل ${name} إلى الأعلى`,
  down: (name: string) => `نقل ${name} إلى الأسفل`,
  remove: (name: string) => `إزالة ${name}`,
  moved: (name: string, place: number, of: number) => `${name}: الموضع ${place} من ${of}`,
  removed: (name: string) => `تمت إزالة ${name}`,
} as const satisfies Words<typeof english.orderedList>
