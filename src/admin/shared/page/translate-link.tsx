import { Languages } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import { storeRooms } from '@/content/admin/store/rooms'
import { buttonClass } from '@/ui/button'
import { MayLink } from './may-link'
import { useIsTranslated } from './use-is-translated'

type TranslateLinkProps = { kind: 'product' | 'collection'; id: string }

/** From a row's form to its texts in the shop's other languages, where it has any. */
export function TranslateLink({ kind, id }: TranslateLinkProps) {
  if (!useIsTranslated()) return null
  return (
    <MayLink
      to={adminPaths.translationsOf(kind, id)}
      aria-label={storeRooms.translate}
      className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:size-11 max-md:px-0`}
    >
      <Languages size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-md:hidden">{storeRooms.translate}</span>
    </MayLink>
  )
}
