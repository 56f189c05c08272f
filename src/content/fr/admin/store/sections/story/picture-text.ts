import type * as english from '../../../../../en/admin/store/sections/story/picture-text'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Image avec texte',
  hint: 'Une image et quelques mots à côté, ou le haut d’une page',
  fields: {
    layout: {
      name: 'Disposition',
      options: {
        beside: 'Côte à côte',
        opening: 'Haut de page, clair',
        banner: 'Haut de page, sombre',
        band: 'Bande sombre, image au bord',
      },
    },
    over: { name: 'Ligne au-dessus du titre', hint: 'Dans le haut de page clair.' },
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    picture: { name: 'Image' },
    alt: {
      name: 'Ce qu’on voit ici sur l’image',
      hint: 'Lu à voix haute à qui ne la voit pas. Vide : ce que vos médias en disent.',
    },
    button: { name: 'Bouton' },
    to: { name: 'Lien du bouton' },
    second: { name: 'Deuxième bouton' },
    secondTo: { name: 'Lien du deuxième bouton' },
    ground: {
      name: 'Fond',
      options: { plain: 'Celui de la page', tint: 'Teinte discrète', band: 'Couleur de la marque' },
    },
  },
} as const satisfies Words<typeof english.words>
