import type * as english from '../../../../../en/admin/store/sections/story/gallery'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Galerie',
  hint: 'Des images côte à côte, jusqu’à 24',
  fields: {
    title: { name: 'Titre' },
    columns: {
      name: 'Par rangée sur grand écran',
      options: { 2: 'Deux images', 3: 'Trois images', 4: 'Quatre images' },
    },
    pictures: { name: 'Images' },
    'pictures.picture': { name: 'Image' },
    'pictures.text': { name: 'Légende' },
    'pictures.to': { name: 'Lien vers' },
    ground: {
      name: 'Fond',
      options: { plain: 'Celui de la page', tint: 'Teinte discrète', band: 'Couleur de la marque' },
    },
  },
} as const satisfies Words<typeof english.words>
