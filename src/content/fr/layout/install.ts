import { shop } from '@/config/shop'
import type * as english from '../../en/layout/install'
import type { Words } from '../../words'

/** How the shop gets onto a home screen; loaded with the panel that says so. */
export const install = {
  get title() {
    return `${shop.name || 'La boutique'} sur votre écran d’accueil`
  },
  get text() {
    return `${shop.name || 'La boutique'} est une application web. Ajoutez-la à votre écran d’accueil et ouvrez-la comme toute autre application, sans rien télécharger.`
  },
  button: 'Installer',
  ready: 'Votre navigateur peut le faire pour vous.',
  get done() {
    return `C’est installé. Cherchez ${shop.name || 'la boutique'} parmi vos applications.`
  },
  dismissed: 'Pas encore installé. Les étapes ci-dessous restent possibles à tout moment.',
  guides: {
    iphone: {
      title: 'iPhone et iPad',
      steps: [
        'Ouvrez la boutique dans Safari.',
        'Touchez « Partager ».',
        'Choisissez « Sur l’écran d’accueil », puis « Ajouter ».',
      ],
    },
    android: {
      title: 'Android',
      steps: [
        'Ouvrez la boutique dans Chrome.',
        'Ouvrez le menu aux trois points.',
        'Choisissez « Ajouter à l’écran d’accueil », puis « Installer ».',
      ],
    },
    desktop: {
      title: 'Ordinateur',
      steps: [
        'Dans Chrome ou Edge, utilisez l’icône d’installation au bout de la barre d’adresse.',
        'Dans Safari sur Mac, choisissez « Fichier », puis « Ajouter au Dock ».',
      ],
    },
  },
} as const satisfies Words<typeof english.install>
