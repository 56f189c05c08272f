import type { DeliveryOffer } from '../delivery/delivery-offer'
import { toDecimalText } from '../money/money'

// Delivery and returns as schema.org describes them. Each node has an @id, by which every offer of a page refers to it.

/** The most countries that Google reads in one return policy. */
const mostCountries = 50

/** For how many days after delivery an item may come back by post, at whose cost, and the page that says so. */
type ReturnTerms = { days: number; isFree: boolean; countries: readonly string[]; url: string }

export const returnPolicyId = '#returns'

export const returnPolicy = ({ days, isFree, countries, url }: ReturnTerms) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': returnPolicyId,
  applicableCountry: countries.slice(0, mostCountries),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: `https://schema.org/${isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  merchantReturnLink: url,
})

/** Days count from the order to the door, so packing is in them. */
export const shippingDetails = (offers: readonly DeliveryOffer[], currency: string) =>
  offers.map(({ countries, method, cost }, index) => ({
    '@type': 'OfferShippingDetails',
    '@id': `#delivery-${index + 1}`,
    name: method.name,
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalText(cost), currency },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: method.minDays,
        maxValue: method.maxDays,
        unitCode: 'DAY',
      },
    },
  }))
