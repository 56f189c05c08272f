import type * as english from '../../../../../en/admin/store/sections/help/help-links'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Accès à l’aide',
  hint: 'De grands liens avec un symbole, des petits en dessous',
  fields: {
    title: { name: 'Titre' },
    links: { name: 'Liens', hint: 'Un lien qui ne mène nulle part disparaît de lui-même.' },
    'links.sign': {
      name: 'Symbole',
      options: {
        help: 'Point d’interrogation',
        talk: 'Bulle',
        map: 'Carte',
        back: 'Flèche de retour',
        truck: 'Camionnette',
        ruler: 'Règle',
        mail: 'Enveloppe',
        phone: 'Téléphone',
        book: 'Livre',
      },
    },
    'links.label': { name: 'Nom', hint: 'Vide : le nom de la destination.' },
    'links.text': { name: 'Ligne sous le nom' },
    'links.to': { name: 'Lien vers' },
    more: { name: 'Texte avant les petits liens' },
    moreLinks: { name: 'Petits liens' },
    'moreLinks.label': { name: 'Nom', hint: 'Vide : le nom de la destination.' },
    'moreLinks.to': { name: 'Lien vers' },
  },
} as const satisfies Words<typeof english.words>
