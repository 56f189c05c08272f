import type * as english from '../../en/product/review-link'
import type { Words } from '../../words'
import { atShop } from '../shared/shop-words'

/** Words of the page on which an order's products are reviewed by a mailed link. */
export const reviewLinkWords = {
  documentTitle: 'Donner votre avis sur votre commande',
  title: 'Alors, qu’en pensez-vous ?',
  order: (number: string) => `Votre commande ${number}${atShop()}.`,
  signed: (author: string) =>
    author ? `Votre avis est signé « ${author} ».` : 'Votre avis est signé sans nom.',
  appears: {
    'at-once': 'Il est publié aussitôt ; les photos, une fois que nous les avons vues.',
    checked: 'Il est publié, avec ses photos, une fois que nous l’avons lu.',
  },
  between: ', ',
  pictures: {
    title: 'Photos',
    hint: 'Trois au plus. Elles sont réduites avant l’envoi et publiées une fois que nous les avons vues. Ne montrez pas le visage d’autres personnes.',
    add: 'Ajouter une photo',
    remove: (at: number) => `Retirer la photo ${at}`,
    alt: (at: number) => `Photo ${at} que vous avez ajoutée`,
    sent: (at: number) => `Photo ${at}, déjà envoyée`,
    preparing: 'Préparation…',
    problems: {
      type: 'Choisissez une image JPEG, PNG, WebP ou AVIF.',
      unreadable: 'Cette image est illisible. Choisissez-en une autre.',
      'too-big': 'Cette image ne peut pas être assez réduite. Choisissez-en une autre.',
    },
  },
  picturesFailed:
    'Votre avis est enregistré, mais toutes les photos ne sont pas arrivées. Renvoyez-le pour réessayer.',
  failures: {
    LINK_NOT_FOUND: { text: 'Ce lien ne fonctionne plus. Ce que vous avez écrit reste dans ce navigateur.' },
    TOO_MANY_PICTURES: { text: 'Cet avis a déjà reçu douze photos. Il n’en accepte plus.' },
  },
  stop: {
    text: 'Ne plus recevoir ces questions ? Vous recevrez toujours les nouvelles de vos commandes.',
    action: 'Ne plus me le demander',
    busy: 'Enregistrement…',
    done: 'Nous ne vous le demanderons plus. Vous recevrez toujours les nouvelles de vos commandes.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il est peut-être incomplet, ou il date de plus de trois mois. Avec un compte, vous pouvez donner votre avis sur la page de l’article acheté.',
  },
  home: 'Aller à la boutique',
} as const satisfies Words<typeof english.reviewLinkWords>
