export const vatDisplays = ['included', 'separate'] as const
export type VatDisplay = (typeof vatDisplays)[number]

/** Who the shop is, as law 31-08 wants it shown; null for what is not set. */
export type Identity = {
  /** The company's or the person's name. */
  name: string | null
  /** The postal address, one to five lines. */
  address: string[]
  email: string | null
  phone: string | null
  /** Identifiant commun de l'entreprise. */
  ice: string | null
  /** Identifiant fiscal. */
  taxId: string | null
  /** Number in the commercial register, with its court. */
  register: string | null
  /** Numéro d'article de la taxe professionnelle, which Moroccan invoices state (General Tax Code, article 145-III). */
  professionalTax: string | null
  capital: string | null
  /** In percent; prices include it. Null while the shop charges none. */
  vatRate: number | null
  /** Whether invoices and credit notes state the tax below the total, or the amount without it first. */
  vatShown: VatDisplay
}

/** What invoices of a shop in a country have to state (Morocco: General Tax Code, article 145-III; with VAT anywhere: its number). */
const statedOnInvoices = ({ vatRate }: Identity, country: string) =>
  [
    'address',
    ...(country === 'MA' ? (['ice', 'taxId'] as const) : vatRate === null ? [] : (['taxId'] as const)),
  ] as const

/** The details that an invoice would lack for good. @param country the shop's, as an ISO code */
export const lackingOnInvoices = (identity: Identity, country: string) =>
  statedOnInvoices(identity, country).filter((field) => !identity[field]?.length)
