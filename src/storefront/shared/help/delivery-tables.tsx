import { methodWords } from '@/content/product/product'
import { deliveryWords as words } from '@/content/shared/delivery-words'
import { useShopSettings } from '@/data/settings/shop-settings'
import { countryName } from '@/domain/delivery/country'
import type { DeliveryZone } from '@/domain/delivery/delivery'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Table } from './document-block'

/** The delivery methods of every zone; none until the zones have loaded. */
export function DeliveryTables() {
  const { money } = useMoney()
  const zones = useShopSettings()?.zones ?? []
  const offering = zones.filter(({ methods }) => methods.length > 0)
  return offering.map((zone) => (
    <div key={zone.id}>
      {offering.length > 1 && <h3 className="mb-1 text-16 font-semibold">{words.where(placesOf(zone))}</h3>}
      <Table
        kind="table"
        caption={offering.length > 1 ? words.where(placesOf(zone)) : words.caption}
        head={words.head}
        rows={zone.methods.map((method) => [
          method.name,
          methodWords.days(method),
          methodWords.cost(method, money),
        ])}
      />
    </div>
  ))
}

/** The names of a zone's cities, or of its countries; none for the zone of everywhere else. */
function placesOf({ countries, cities }: DeliveryZone): readonly string[] {
  return cities.length > 0 ? cities : countries.map(countryName)
}
