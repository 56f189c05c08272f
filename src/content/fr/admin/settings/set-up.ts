import type * as english from '../../../en/admin/settings/set-up'
import type { Words } from '../../../words'

/** Words of the page on which a new shop is set up. */
export const setUpWords = {
  title: 'Ouvrez votre boutique',
  intro:
    'Six étapes, une dizaine de minutes. Chacune peut être passée, et modifiée plus tard dans les réglages.',
  steps: {
    shop: {
      title: 'Langues, pays et devise',
      text: 'Les langues dans lesquelles vous écrivez et que lisent les visiteurs, le pays de la boutique et sa devise.',
    },
    look: {
      title: 'Nom, logo et couleurs',
      text: 'Ce qui la distingue. La page suit pendant la saisie.',
    },
    payment: {
      title: 'Comment les clients paient',
      text: 'À la livraison, par virement, par carte.',
    },
    delivery: { title: 'Où vont les colis', text: 'Où vous livrez, comment et à quel prix.' },
    products: { title: 'Premiers articles', text: 'Trois suffisent pour commencer.' },
    contact: {
      title: 'Contact et mentions légales',
      text: 'Qui est la boutique, ses numéros pour les factures et les mentions légales, et comment la joindre.',
    },
  },
  lacks: {
    look: 'un nom',
    payment: 'un mode de paiement',
    delivery: 'la livraison',
    products: 'un article en ligne',
  },
  done: 'Fait',
  missing: 'À faire',
  notRequired: 'Facultatif',
  unseen: 'À vérifier',
  next: (step: string) => `Suite : ${step}`,
  last: 'l’ouverture',
  skip: 'Passer pour l’instant',
  back: 'Retour à la configuration',
  saving: 'Enregistrement…',
  check: 'Il reste à corriger avant d’enregistrer cette étape.',
  products: {
    title: 'Articles',
    some: 'Un article au moins est en vente.',
    none: 'Rien n’est encore en vente.',
    drafts: 'Il y a des brouillons, invisibles pour les visiteurs : publiez-les pour les vendre.',
    publish: 'Voir les brouillons',
    add: 'Ajouter un article',
    import: 'Importer un fichier',
    importHint: 'CSV ou Excel, aussi dans le format de Shopify ou de WooCommerce.',
  },
  open: {
    count: (done: number, of: number) => `${done} sur ${of}`,
    ready: 'Tout ce qu’il faut pour une commande est là.',
    missing: (all: string) => `Il manque : ${all}`,
    action: 'Ouvrir la boutique',
    opening: 'Ouverture…',
    failed: 'La boutique n’a pas été ouverte. Réessayez.',
    refused: 'La boutique ne peut pas encore ouvrir.',
    done: 'La boutique est ouverte : les clients peuvent commander.',
    visit: 'Voir la boutique',
  },
  preview: { show: 'Voir la page', close: 'Retour aux questions' },
  error: 'La configuration n’a pas pu être chargée',
} as const satisfies Words<typeof english.setUpWords>
