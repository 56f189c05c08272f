import { limits } from '@/config/limits'
import { shop } from '@/config/shop'

/** Words of signing in and of the account; the admin's own sign-in uses the same ones. */
export const account = {
  signIn: {
    title: 'Login',
    intro: 'Your orders and addresses, wherever you are.',
    tabs: { login: 'Login', signUp: 'Sign Up' },
    tabsLabel: 'Login or sign up',
    signUpTitle: 'Sign Up',
    signUpIntro: 'An account keeps your orders together. You can also order without one.',
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${limits.passwordLength} characters.`,
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
        text: `${shop.name} does not offer it so far. Please use your email.`,
      },
      phone: {
        title: 'Phone sign-in is not set up yet',
        text: `${shop.name} does not offer it so far. Please use your email.`,
      },
    },
    confirm: {
      title: 'Look into your inbox',
      text: (email: string) => `We sent a link to ${email}. Open it to finish, then sign in here.`,
      back: 'Back to login',
    },
    welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    guest: 'Continue without an account',
  },
  required: {
    fullName: 'Please write your name.',
    email: 'Please write your email address.',
    emailFormat: 'This does not look like an email address yet, for example name@example.com.',
    password: 'Please write your password.',
    passwordLength: `Please choose at least ${limits.passwordLength} characters.`,
  },
  problems: {
    credentials: 'Email and password do not match. Check both and try again.',
    unconfirmed: 'Please open the link in the email that we sent you first.',
    'weak-password': 'This password is easy to guess. Please choose a longer one.',
    email: 'Please check the email address.',
    refused: 'That did not work with this email. If you already have an account, log in instead.',
    'rate-limited': 'Those were many tries. Please wait a few minutes, then try again.',
    offline: 'The shop could not be reached. What you typed is kept; try again when you are online.',
    unknown: 'Something went wrong on our side. What you typed is kept; please try again.',
  },
  profile: {
    title: 'Profile',
    greeting: (name: string) => (name ? `Hello, ${name}` : 'Your account'),
    signedOut: {
      title: 'Your account',
      text: 'Log in to see your orders. One placed without an account is found by its number and email.',
      action: 'Login',
      track: 'Track an order',
    },
    card: 'Signed in as',
    logout: 'Logout',
    loggedOut: 'You are logged out',
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
