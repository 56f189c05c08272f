// Who carries parcels, and where each of them tells where one is.
type Carrier = {
  name: string
  /** The page of one parcel from its number, or the carrier's search page; null where the shop knows of none. */
  tracking: ((number: string) => string) | null
}

const amana = () => 'https://bam-tracking.barid.ma/'

export const knownCarriers: readonly Carrier[] = [
  // Its pages have no address per parcel: the number is typed there.
  { name: 'Amana', tracking: amana },
  { name: 'CTM Messagerie', tracking: null },
  {
    name: 'Aramex',
    tracking: (number) => `https://www.aramex.com/us/en/track/results?ShipmentNumber=${number}`,
  },
  {
    name: 'DHL',
    tracking: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
  { name: 'FedEx', tracking: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  { name: 'UPS', tracking: (number) => `https://www.ups.com/track?tracknum=${number}` },
  { name: 'Poste Maroc', tracking: amana },
]

/** Carriers that the owner picks from; any other name can be typed. */
export const carriers: readonly string[] = knownCarriers.map(({ name }) => name)
