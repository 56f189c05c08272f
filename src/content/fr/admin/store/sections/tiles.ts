import type * as english from '../../../../en/admin/store/sections/tiles'
import type { Words } from '../../../../words'

export const words = {
  name: 'Vignettes',
  hint: 'Des images qui mènent à des collections ou à des rayons',
  fields: {
    title: { name: 'Titre' },
    ground: { name: 'Fond', options: { plain: 'Celui de la page', tint: 'Teinte discrète' } },
    tiles: {
      name: 'Vignettes',
      hint: 'Une vignette dont la collection n’a pas d’articles disparaît d’elle-même.',
    },
    'tiles.name': { name: 'Nom', hint: 'Vide : le nom de la destination.' },
    'tiles.to': { name: 'Lien vers' },
    'tiles.picture': { name: 'Image', hint: 'Vide : celle d’un article.' },
    'tiles.collection': { name: 'Compte les articles de cette collection' },
    'tiles.department': { name: 'Ou de ce rayon' },
    'tiles.group': { name: 'Ou de ce groupe de collections' },
    'tiles.hasDiscount': { name: 'Affiche la plus forte remise' },
  },
} as const satisfies Words<typeof english.words>
