import { shop } from '@/config/shop'

/** How the shop gets onto a home screen; loaded with the panel that says so. */
export const install = {
  get title() {
    return `${shop.name || 'The shop'} on your home screen`
  },
  get text() {
    return `${shop.name || 'The shop'} is a web app. Add it to your home screen and open it like any other app, with no download.`
  },
  button: 'Install',
  ready: 'Your browser can do it for you.',
  get done() {
    return `Installed. Look for ${shop.name || 'the shop'} among your apps.`
  },
  dismissed: 'Not installed. The steps below work at any time.',
  guides: {
    iphone: {
      title: 'iPhone and iPad',
      steps: ['Open the shop in Safari.', 'Tap Share.', 'Choose Add to Home Screen, then Add.'],
    },
    android: {
      title: 'Android',
      steps: [
        'Open the shop in Chrome.',
        'Open the menu with the three dots.',
        'Choose Add to Home screen, then Install.',
      ],
    },
    desktop: {
      title: 'Computer',
      steps: [
        'In Chrome or Edge, use the install icon at the end of the address bar.',
        'In Safari on a Mac, choose File, then Add to Dock.',
      ],
    },
  },
} as const
