import type * as english from '../../../../../en/admin/store/sections/help/seller-form'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Formulaire pour vendeurs',
  hint: 'Pour qui veut vendre dans votre boutique',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    categories: { name: 'Ce qu’ils vendent', hint: 'La liste dans laquelle ils choisissent.' },
    'categories.name': { name: 'Nom' },
    sent: {
      name: 'Une fois le formulaire envoyé',
      hint: 'Ce que vous dites à la personne qui a fait la demande.',
    },
  },
} as const satisfies Words<typeof english.words>
