import type * as english from '../../../../../en/admin/store/sections/story/table'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Tableau',
  hint: 'Tailles, prix, horaires d’ouverture',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    columns: { name: 'Colonnes', hint: 'Sans colonne, rien n’est affiché.' },
    'columns.name': { name: 'Nom de la colonne' },
    rows: { name: 'Lignes', hint: 'Une ligne dont la première cellule est vide n’est pas affichée.' },
    'rows.cells': { name: 'Cellules', hint: 'Dans l’ordre des colonnes.' },
    'rows.cells.text': { name: 'Texte' },
  },
} as const satisfies Words<typeof english.words>
