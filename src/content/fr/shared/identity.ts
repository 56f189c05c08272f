import type * as english from '../../en/shared/identity.ts'

/** The numbers by which authorities know the shop, such as `ICE 001234567000089`; what is not set is left out. */
export const identityNumbers: typeof english.identityNumbers = ({
  ice,
  taxId,
  register,
  professionalTax,
  capital,
}) => [
  ...(ice ? [`ICE ${ice}`] : []),
  ...(taxId ? [`${/^\d/.test(taxId) ? 'IF' : 'TVA'} ${taxId}`] : []),
  ...(register ? [`RC ${register}`] : []),
  ...(professionalTax ? [`TP ${professionalTax}`] : []),
  ...(capital ? [`Capital ${capital}`] : []),
]
