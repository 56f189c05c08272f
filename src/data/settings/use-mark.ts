import { mediaFile } from '@/domain/store/media'
import { useShopSettings } from './shop-settings'

/** The file of the shop's mark, in its least width; null where it has none. */
export function useMark(): string | null {
  const mark = useShopSettings()?.brand.mark
  return mark ? mediaFile(mark, mark.widths[0], mark.formats.at(-1)) : null
}
