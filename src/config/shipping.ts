/** Where an order can be sent, by ISO 3166-1 codes in the order of their English names. */
export const countries: readonly string[] =
  'DZ AR AU AT BH BE BR BG CA CL CO CI HR CY CZ DK EG EE FI FR DE GH GR HU IS IN ID IE IT JP JO KE KW LV LB LT LU MY MT MX MA NL NZ NG NO OM PE PH PL PT QA RO SA SN SG SK SI ZA KR ES SE CH TH TN TR AE GB US'.split(
    ' ',
  )

/** What address forms begin with until the shop's settings are known. */
export const defaultCountry = 'US'
