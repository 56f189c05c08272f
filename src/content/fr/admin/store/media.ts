import type * as english from '../../../en/admin/store/media'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

/** Words of the shop's pictures and films. */
export const storeMedia = {
  error: 'Les images et vidéos n’ont pas pu être chargées.',
  list: 'Images et vidéos de la boutique',
  search: 'Rechercher ce qu’on voit sur les images',
  found: (amount: number) => count(amount, 'fichier', 'fichiers'),
  none: {
    picture: {
      title: 'Aucune image',
      text: 'Envoyez la première : JPEG, PNG, WebP ou AVIF.',
    },
    film: {
      title: 'Aucune vidéo',
      text: 'Envoyez la première : MP4 ou WebM, 50 Mo au maximum.',
    },
  },
  noneFound: (words: string) => `Aucun résultat pour « ${words} »`,
  upload: 'Envoyer des images ou des vidéos',
  uploading: (done: number, of: number) => `Envoi ${done + 1} sur ${of}…`,
  uploaded: (amount: number) => count(amount, 'fichier envoyé', 'fichiers envoyés'),
  drop: 'ou déposez-les ici',
  unnamed: 'Pas encore décrite',
  size: (width: number, height: number) => `${width} × ${height}`,
  detail: {
    title: { picture: 'Image', film: 'Vidéo' },
    alt: 'Ce qu’on y voit',
    altIn: (language: string) => `Ce qu’on y voit (${language})`,
    altHint: 'Lu à voix haute à qui ne peut pas la voir. Laissez vide pour une simple décoration.',
    places: 'Où elle est affichée',
    nowhere: 'Nulle part.',
    placesError: 'On ne sait pas où elle est affichée.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    refusals: {
      ROW_CHANGED:
        'Un autre propriétaire l’a décrite entre-temps. Enregistrez à nouveau pour remplacer son texte, ou fermez pour le voir.',
      ROW_GONE: 'Un autre propriétaire l’a supprimée entre-temps.',
      unknown: 'Cela n’a pas été enregistré. Réessayez.',
    },
    close: 'Fermer',
    remove: 'Supprimer',
    removing: 'Suppression…',
    removed: { picture: 'Image supprimée', film: 'Vidéo supprimée' },
    removeFailed: 'La suppression a échoué. Réessayez.',
    ask: {
      picture: 'Supprimer définitivement cette image ?',
      film: 'Supprimer définitivement cette vidéo ?',
    },
    keep: 'Garder',
    shown: (places: string) => `Elle est affichée dans ${places}. Retirez-l’en d’abord.`,
  },
  pick: {
    cancel: 'Annuler',
    use: 'Utiliser',
    replace: 'Remplacer',
    remove: 'Retirer',
    describe: 'Elle n’a pas de description pour qui ne peut pas la voir.',
    picture: {
      choose: 'Choisir une image',
      none: 'Aucune image choisie',
      gone: 'L’image n’existe plus. Choisissez-en une autre.',
    },
    film: {
      choose: 'Choisir une vidéo',
      none: 'Aucune vidéo choisie',
      gone: 'La vidéo n’existe plus. Choisissez-en une autre.',
    },
  },
  ofFile: (name: string, problem: string) => `${name} : ${problem}`,
  files: {
    picture: {
      upload: 'Envoyer une image',
      uploadFailed: 'L’image n’a pas été envoyée. Réessayez.',
      problems: {
        type: 'Cette image n’est pas utilisable. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
        unreadable: 'Cette image est illisible. Choisissez-en une autre.',
        'too-big': 'Cette image est trop grande, même réduite.',
      },
    },
    film: {
      upload: 'Envoyer une vidéo',
      uploadFailed: 'La vidéo n’a pas été envoyée. Réessayez.',
      problems: {
        type: 'Certains navigateurs ne lisent pas cette vidéo. Choisissez un fichier MP4 ou WebM.',
        unreadable:
          'Cette vidéo ne peut pas être lue ici. Enregistrez-la en MP4 avec H.264, puis choisissez-la à nouveau.',
        'too-big':
          'Cette vidéo dépasse 50 Mo. Raccourcissez-la ou réduisez-la, ou indiquez son adresse sur YouTube ou Vimeo.',
      },
    },
  },
} as const satisfies Words<typeof english.storeMedia>
