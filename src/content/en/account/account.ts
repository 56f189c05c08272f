import { accountLimits } from '@/config/page-limits'
import { shop } from '@/config/shop'

/** Words of signing in and of the account; the admin's own sign-in uses the same ones. */
export const account = {
  signIn: {
    title: 'Login',
    intro: 'Your orders and addresses, wherever you are.',
    tabs: { login: 'Login', signUp: 'Sign Up' },
    tabsLabel: 'Login or sign up',
    signUpTitle: 'Sign Up',
    signUpIntro: 'See all your orders in one place. You can also order without an account.',
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${accountLimits.passwordLength} characters.`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    login: 'Login',
    signUp: 'Create account',
    busyLogin: 'Signing in...',
    busySignUp: 'Creating your account...',
    or: 'or',
    apple: 'Continue with Apple',
    phone: 'Continue with Phone',
    notSetUp: {
      apple: {
        title: 'Apple sign-in is not set up yet',
        get text() {
          return `${shop.name || 'The shop'} does not offer it so far. Please use your email.`
        },
      },
      phone: {
        title: 'Phone sign-in is not set up yet',
        get text() {
          return `${shop.name || 'The shop'} does not offer it so far. Please use your email.`
        },
      },
    },
    /** Under the sign-up form. */
    offer: (percent: number) => `New customer? Get ${percent}% off your first order`,
    forgot: 'Forgot your password?',
    /** Words and links in their order. */
    consent: {
      before: 'By opening an account you accept our ',
      terms: 'terms',
      between: ' and ',
      privacy: 'privacy policy',
      after: '.',
    },
    confirm: {
      title: 'Look into your inbox',
      text: (email: string) => `We sent a link to ${email}. Open it, and your account is open too.`,
      back: 'Back to login',
      again: 'Send it again',
      busy: 'Sending...',
      sent: 'It is on its way again. Look into the spam folder too.',
    },
    /** Coming back from Apple. */
    returning: 'Signing you in...',
    returnFailed: 'That sign-in was called off, or did not work. Try again, or use your email.',
    phoneForm: {
      title: 'Continue with Phone',
      text: 'We send a code by text message. A number that is new to us opens an account.',
      phone: 'Phone number',
      phoneHint: 'With the country code, for example +212 612 345 678.',
      send: 'Send me a code',
      sending: 'Sending...',
      codeTitle: 'Type the code',
      codeText: (phone: string) => `We sent six digits to ${phone}.`,
      code: 'Code',
      submit: 'Login',
      busy: 'Checking...',
      again: 'Send another code',
      sentAgain: 'Another code is on its way',
      other: 'Another number',
      back: 'Login by email',
      problems: {
        phone: 'Enter the number with its country code, starting with +.',
        code: 'Please type the six digits of the message.',
      },
    },
    welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    guest: 'Continue without an account',
    track: 'Track an order',
  },
  /** A forgotten password: asked for, and replaced by the link of the mail. */
  reset: {
    title: 'Forgot your password?',
    text: 'Tell us your email, and we send you a link to choose a new one.',
    submit: 'Send me a link',
    busy: 'Sending...',
    sent: {
      title: 'Look into your inbox',
      text: (email: string) =>
        `If there is an account for ${email}, a link is on its way to it. It works once, for one hour.`,
      hint: 'Nothing after a few minutes? Look into the spam folder, or check the address.',
      again: 'Another address',
    },
    choose: {
      title: 'Choose a new password',
      text: 'It replaces the old one, and ends the sign-ins on your other devices.',
      password: 'New password',
      code: 'Code of your authenticator app',
      codeNeeded: 'This account has two-factor sign-in. Enter the code of your app too.',
      submit: 'Save the new password',
      busy: 'Saving...',
      done: 'Your new password is saved',
    },
    expired: {
      title: 'This link has expired',
      text: 'It works once, and for one hour. We gladly send you a new one.',
      action: 'Send me a new link',
    },
  },
  /** The link of the mail that confirms an address. */
  confirmEmail: {
    title: 'Confirm your email',
    text: 'Confirm your email to open your account.',
    submit: 'Confirm my email',
    busy: 'Confirming...',
    expired: {
      title: 'This link has expired',
      text: 'If you have used it already, log in with your email and password. Otherwise sign up again and we will send a new one.',
      action: 'Login',
    },
  },
  /** Shown when the session expires while a member uses the shop. */
  ended: {
    title: 'Please sign in again',
    text: (email: string) =>
      `Your sign-in as ${email} has expired. Log in again to continue; everything on this page is saved.`,
    withoutPassword: (name: string) =>
      `Your sign-in${name && ` as ${name}`} has run out. Sign in again on the login page; unsaved changes on this page are lost there.`,
    wrong: 'That is not your password. Please try again.',
    submit: 'Sign in',
    busy: 'Signing in...',
    login: 'To the login',
    decline: 'Continue without signing in',
  },
  required: {
    fullName: 'Please write your name.',
    email: 'Please write your email address.',
    emailFormat: 'Enter a valid email address, such as name@example.com.',
    password: 'Please write your password.',
    passwordLength: `Please choose at least ${accountLimits.passwordLength} characters.`,
    passwordBytes: 'Please choose a shorter one: at most 72 plain letters, or 36 accented or Arabic ones.',
  },
  problems: {
    credentials: 'Email and password do not match. Check both and try again.',
    unconfirmed: 'Please open the link in the email that we sent you first.',
    'weak-password': 'This password is easy to guess. Please choose a longer one.',
    'same-password': 'That is the password you have already. Please choose another one.',
    'second-factor':
      'This account has two-factor sign-in. Enter your code: sign out, then sign in to the admin.',
    'wrong-code': 'That code is not right or no longer valid. Enter the one that your app shows now.',
    code: 'That did not match, or it is too old. Check it, or ask for a new one.',
    email: 'Please check the email address.',
    captcha: 'The check was not completed. Try again and complete it; your entries are saved.',
    refused: 'That did not work with this email. If you already have an account, log in instead.',
    'rate-limited': 'Too many attempts. Please wait a few minutes, then try again.',
    offline: 'You are offline. Your entries are saved; try again when you are online.',
    unknown: 'Something went wrong on our side. Your entries are saved; please try again.',
  },
  profile: {
    title: 'Profile',
    greeting: (name: string) => (name ? `Hello, ${name}` : 'Your account'),
    card: 'Signed in as',
    since: (month: string) => `Member since ${month}`,
    stats: {
      label: 'Your account in numbers',
      orders: 'Orders',
      wishlist: 'Wishlist',
      reviews: 'Reviews',
      error: 'Couldn’t load your figures.',
    },
    menu: {
      label: 'Your account',
      orders: 'My Orders',
      addresses: 'Shipping Addresses',
      payment: 'Payment Methods',
      notifications: 'Notifications',
      help: 'Help & Support',
      settings: 'Settings',
    },
    logout: 'Logout',
    loggingOut: 'Logging out...',
    loggedOut: 'You are logged out',
    logoutFailed: { title: 'You are still logged in', description: 'That did not work. Please try again.' },
    owner: 'Open the admin',
    orders: 'My Orders',
    noOrders: {
      title: 'No orders yet',
      text: 'What you order while logged in shows here, with its status.',
      action: 'Find something',
    },
    items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
    order: (number: string) => `Order ${number}`,
    placed: (day: string) => `Placed ${day}`,
  },
} as const
