import { shopName } from '../../shared/shop-words'

const lost =
  'Lost your phone? Another owner can reset your two-factor sign-in in Settings, Team. If you are the only owner, it is reset in the Supabase project; docs/two-factor.md says how.'

/** Words of two-factor sign-in, in the settings and after the password. */
export const adminTwoFactor = {
  code: {
    title: 'Enter your code',
    text: (email: string) =>
      `You are signed in as ${email}. Enter the six digits that your authenticator app shows.`,
    again:
      'Your session was renewed by password. What is open here stays; enter the six digits that your authenticator app shows.',
    label: 'Code',
    submit: 'Continue',
    busy: 'Checking...',
    other: 'Use another account',
    lost,
    problems: {
      missing: 'Enter the six digits of your authenticator app.',
      wrong: 'This code is not right or no longer valid. Enter the one that your app shows now.',
      tooMany: 'Too many tries. Wait a few minutes, then try again.',
      failed: 'The code could not be checked. Please try again.',
    },
  },
  settings: {
    title: 'Two-factor sign-in',
    text: 'A code from your phone, besides the password. A stolen password alone then opens neither the admin nor your data.',
    error: 'Your authenticator apps could not be loaded',
    on: 'On: the admin asks for a code at each sign-in.',
    off: 'Off: your password alone opens the admin.',
    app: (day: string) => `Authenticator app, added ${day}`,
    spare: 'Add a second device as a spare: without a code you cannot sign in.',
    lost,
    add: 'Add an authenticator app',
    addSpare: 'Add another device',
    adding: 'Preparing...',
    remove: 'Remove',
    removeNamed: (day: string) => `Remove the app added ${day}`,
    removed: 'Authenticator app removed',
    added: 'Two-factor sign-in is on',
    failed: 'Something went wrong. Please try again.',
    removeAsks: {
      title: 'Remove this authenticator app?',
      last: 'It is your only one: afterwards your password alone opens the admin.',
      other: 'Its codes stop working. Your other apps stay.',
      keep: 'Cancel',
      confirm: 'Remove',
    },
    enroll: {
      title: 'Add an authenticator app',
      scan: 'Scan this code with an app such as Google Authenticator, Microsoft Authenticator or 1Password.',
      get picture() {
        return `QR code for ${shopName()}. The key below says the same.`
      },
      key: 'Or type this key into the app:',
      copy: 'Copy key',
      shown: 'The app then shows six digits',
      cancel: 'Cancel',
      confirm: 'Turn on',
    },
  },
  admins: {
    on: 'two-factor',
    reset: 'Reset two-factor',
    resetNamed: (email: string) => `Reset two-factor sign-in of ${email}`,
    asks: {
      title: (email: string) => `Reset two-factor sign-in of ${email}?`,
      text: 'Do this when they lost their phone, and make sure that it is them who asks. They are signed out everywhere and sign in by password alone until they add an app again.',
      keep: 'Cancel',
      confirm: 'Reset',
    },
    done: (email: string) => `${email} signs in by password alone now`,
  },
} as const
