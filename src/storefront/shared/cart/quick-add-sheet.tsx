import { common } from '@/content/shared/common'
import { Sheet } from '@/ui/sheet'
import { Picture } from '../product/picture'
import { PriceLine } from '../product/price-line'
import { useLivePrice } from '../product/use-live-price'
import { QuickAddChoice, type QuickAddFrameProps } from './quick-add-choice'

/** The size choice in a bottom sheet. */
export function QuickAddSheet({ product, open, onOpenChange, put }: QuickAddFrameProps) {
  const price = useLivePrice(product)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={product.quantity === 0 ? common.notifyMe : common.addToCart}
      closeLabel={common.close}
      side="bottom"
    >
      <div className="grid gap-4 px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-4">
          <span className="block aspect-4/5 w-16 shrink-0 overflow-hidden rounded-picture bg-surface-sunken">
            <Picture src={product.picture.src} alt="" sizes="64px" />
          </span>
          <div className="min-w-0">
            <p className="text-14 leading-snug">{product.title}</p>
            <PriceLine price={price} />
          </div>
        </div>
        <QuickAddChoice product={product} put={put} close={() => onOpenChange(false)} roomy />
      </div>
    </Sheet>
  )
}
