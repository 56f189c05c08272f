import type { Identity } from '../../../domain/shop/identity.ts'

type Named = Pick<Identity, 'ice' | 'taxId' | 'register' | 'professionalTax' | 'capital'>

/** The numbers by which authorities know the shop, such as `ICE 001234567000089`; what is not set is left out. */
export const identityNumbers = ({ ice, taxId, register, professionalTax, capital }: Named): string[] => [
  ...(ice ? [`ICE ${ice}`] : []),
  ...(taxId ? [`${/^\d/.test(taxId) ? 'IF' : 'VAT'} ${taxId}`] : []),
  ...(register ? [`RC ${register}`] : []),
  ...(professionalTax ? [`TP ${professionalTax}`] : []),
  ...(capital ? [`Capital ${capital}`] : []),
]
