import type * as english from '../../../en/admin/catalogue/import-pictures'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const pictures = (amount: number) => count(amount, 'photo', 'photos')
const products = (amount: number) => count(amount, 'article', 'articles')

/** Words for many pictures at once, which go where the names of their files say. */
export const adminImportPictures = {
  hint: 'Ou choisissez beaucoup de photos à la fois : chacune va à l’article dont son fichier porte le SKU ou l’adresse, comme SKU-1.jpg et SKU-2.jpg.',
  title: 'Photos d’après les noms de leurs fichiers',
  label: (amount) => pictures(amount),
  matching: 'Recherche de leurs articles…',
  failed: { title: 'Les articles n’ont pas pu être cherchés', text: 'Rien n’a été enregistré.' },
  found: (amount, of) => `${pictures(amount)} pour ${products(of)}`,
  unplaced: 'Aucun article n’a ce SKU ni cette adresse',
  progress: (done, of) => `${number(done)} sur ${number(of)} enregistrées`,
  result: (amount, of) => `${pictures(amount)} pour ${products(of)} : c’est fait`,
  faults: {
    unreadable: 'ce n’est pas une photo lisible',
    large: 'trop grande',
    upload: 'l’envoi a échoué',
    refused: 'l’article ne l’a pas prise',
  },
  note: 'Rien n’est encore enregistré',
  back: 'Retour',
  submit: (amount) => `Ajouter ${pictures(amount)}`,
  nothing: 'Rien à ajouter',
  look: 'Voir les articles',
  another: 'Choisir d’autres fichiers',
} as const satisfies Words<typeof english.adminImportPictures>
