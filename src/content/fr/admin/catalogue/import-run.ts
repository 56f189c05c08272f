import type * as english from '../../../en/admin/catalogue/import-run'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const products = (amount: number) => count(amount, 'article', 'articles')

/** Words of an import while it runs, and when it is done. */
export const adminImportRun = {
  run: {
    title: 'Pendant l’import',
    leave: 'Vous pouvez continuer à travailler dans l’administration ; gardez cet onglet ouvert.',
    products: 'Articles',
    pictures: 'Photos',
    done: (done: number, of: number) => `${number(done)} sur ${number(of)}`,
    failed: (amount: number) => count(amount, 'échec', 'échecs'),
    stop: 'Arrêter après ce lot',
    stopping: 'Arrêt…',
    stopped: 'Arrêté. Ce qui est entré reste.',
    goOn: 'Continuer',
    broken: 'La connexion a été coupée. Ce qui est entré reste ; continuer n’écrit rien deux fois.',
    undone: 'Cet import a été annulé entre-temps.',
    left: (seconds: number) =>
      seconds < 90
        ? `encore ${number(seconds)} s environ`
        : `encore ${number(Math.round(seconds / 60))} min environ`,
  },
  done: {
    title: 'L’import est terminé',
    result: (created: number, changed: number) => `Créés : ${number(created)}, modifiés : ${number(changed)}`,
    same: (amount: number) => `${count(amount, 'était déjà comme', 'étaient déjà comme')} dans le fichier.`,
    refused: (amount: number) =>
      `${count(amount, 'article est resté', 'articles sont restés')} dehors ; la vérification dit pourquoi.`,
    unpictured: (amount: number) =>
      `${count(amount, 'article est sans photo : un brouillon, qui ne sera mis en vente qu’avec une photo', 'articles sont sans photo : des brouillons, qui ne seront mis en vente qu’avec une photo')}.`,
    addPictures: 'Ajouter des photos par SKU',
    seconds: (seconds: number) => `${number(seconds)} s`,
    until: (time: string) => `annulable jusqu’à ${time}`,
    look: 'Voir les articles',
    undo: 'Annuler l’import',
    undoing: 'Annulation…',
    undone: 'L’import a été annulé',
    gone: (amount: number) => `${count(amount, 'article a été supprimé', 'articles ont été supprimés')}.`,
    undoOver: 'Un import peut être annulé pendant une heure, qui est passée.',
    undoFailed: 'Tout n’a pas été annulé. Réessayez.',
    kept: (amount: number) =>
      `${products(amount)} ${amount < 2 ? 'modifié, vendu ou affiché depuis reste' : 'modifiés, vendus ou affichés depuis restent'}.`,
    pictures: (amount: number) =>
      `${count(amount, 'photo n’a pas pu être copiée', 'photos n’ont pas pu être copiées')} dans la boutique.`,
    which: 'Voir lesquelles',
    retry: 'Réessayer',
    pictureProblems: {
      unreadable: 'affichée depuis son adresse ; ce site ne la laisse pas copier',
      missing: 'introuvable',
      large: 'trop lourde',
      upload: 'l’envoi a échoué',
    },
    report: 'Celles-ci en CSV',
    reportName: (date: string) => `photos-non-copiees-${date}.csv`,
    reportHeads: { product: 'Article', address: 'Adresse', why: 'Pourquoi' },
    recent: 'Imports de la dernière heure',
    another: 'Importer un autre fichier',
  },
} as const satisfies Words<typeof english.adminImportRun>
