import { accountLimits } from '@/config/page-limits'
import { shop } from '@/config/shop'
import type * as english from '../../en/account/account'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const passwordLength = count(accountLimits.passwordLength, 'caractère', 'caractères')

/** Words of signing in and of the account; the admin's own sign-in uses the same ones. */
export const account = {
  signIn: {
    title: 'Connexion',
    intro: 'Vos commandes et vos adresses, où que vous soyez.',
    tabs: { login: 'Se connecter', signUp: 'Créer un compte' },
    tabsLabel: 'Se connecter ou créer un compte',
    signUpTitle: 'Créer un compte',
    signUpIntro: 'Toutes vos commandes au même endroit. Vous pouvez aussi commander sans compte.',
    fullName: 'Nom complet',
    email: 'E-mail',
    password: 'Mot de passe',
    passwordHint: `Au moins ${passwordLength}.`,
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    login: 'Se connecter',
    signUp: 'Créer un compte',
    busyLogin: 'Connexion…',
    busySignUp: 'Création de votre compte…',
    or: 'ou',
    apple: 'Continuer avec Apple',
    phone: 'Continuer par téléphone',
    notSetUp: {
      apple: {
        title: 'La connexion avec Apple n’est pas encore en place',
        get text() {
          return `${shop.name || 'La boutique'} ne la propose pas pour le moment. Utilisez votre e-mail.`
        },
      },
      phone: {
        title: 'La connexion par téléphone n’est pas encore en place',
        get text() {
          return `${shop.name || 'La boutique'} ne la propose pas pour le moment. Utilisez votre e-mail.`
        },
      },
    },
    /** Under the sign-up form. */
    offer: (percent: number) => `Nouveau client ? ${percent} % de remise sur votre première commande`,
    forgot: 'Mot de passe oublié ?',
    /** Words and links in their order. */
    consent: {
      before: 'En créant un compte, vous acceptez nos ',
      terms: 'conditions',
      between: ' et notre ',
      privacy: 'politique de confidentialité',
      after: '.',
    },
    confirm: {
      title: 'Consultez votre boîte de réception',
      text: (email: string) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour activer votre compte.`,
      back: 'Revenir à la connexion',
      again: 'Renvoyer le lien',
      busy: 'Envoi…',
      sent: 'Il est de nouveau en route. Regardez aussi dans les courriers indésirables.',
    },
    /** Coming back from Apple. */
    returning: 'Connexion…',
    returnFailed: 'La connexion a été interrompue ou a échoué. Réessayez, ou utilisez votre e-mail.',
    phoneForm: {
      title: 'Continuer par téléphone',
      text: 'Nous envoyons un code par SMS. Si ce numéro est nouveau ici, un compte est créé.',
      phone: 'Numéro de téléphone',
      phoneHint: 'Avec l’indicatif du pays, par exemple +212 612 345 678.',
      send: 'M’envoyer un code',
      sending: 'Envoi…',
      codeTitle: 'Saisissez le code',
      codeText: (phone: string) => `Nous avons envoyé un code à six chiffres au ${phone}.`,
      code: 'Code',
      submit: 'Se connecter',
      busy: 'Vérification…',
      again: 'Envoyer un autre code',
      sentAgain: 'Un autre code est en route',
      other: 'Un autre numéro',
      back: 'Se connecter par e-mail',
      problems: {
        phone: 'Indiquez le numéro avec l’indicatif du pays, en commençant par +.',
        code: 'Saisissez les six chiffres du message.',
      },
    },
    welcome: (name: string) => (name ? `Bienvenue, ${name}` : 'Bienvenue'),
    guest: 'Continuer sans compte',
    track: 'Suivre une commande',
  },
  /** A forgotten password: asked for, and replaced by the link of the mail. */
  reset: {
    title: 'Mot de passe oublié ?',
    text: 'Indiquez votre e-mail : nous vous envoyons un lien pour en choisir un nouveau.',
    submit: 'M’envoyer un lien',
    busy: 'Envoi…',
    sent: {
      title: 'Consultez votre boîte de réception',
      text: (email: string) =>
        `Si un compte existe pour ${email}, un lien est en route. Il fonctionne une fois, pendant une heure.`,
      hint: 'Rien après quelques minutes ? Regardez dans les courriers indésirables, ou vérifiez l’adresse.',
      again: 'Une autre adresse',
    },
    choose: {
      title: 'Choisir un nouveau mot de passe',
      text: 'Il remplace l’ancien et vous déconnecte de vos autres appareils.',
      password: 'Nouveau mot de passe',
      code: 'Code de votre application d’authentification',
      codeNeeded:
        'Ce compte utilise la validation en deux étapes. Saisissez aussi le code de votre application.',
      submit: 'Enregistrer le nouveau mot de passe',
      busy: 'Enregistrement…',
      done: 'Votre nouveau mot de passe est enregistré',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Il fonctionne une seule fois, pendant une heure. Nous vous en envoyons volontiers un nouveau.',
      action: 'M’envoyer un nouveau lien',
    },
  },
  /** The link of the mail that confirms an address. */
  confirmEmail: {
    title: 'Confirmez votre e-mail',
    text: 'Confirmez votre e-mail pour activer votre compte.',
    submit: 'Confirmer mon e-mail',
    busy: 'Confirmation…',
    expired: {
      title: 'Ce lien a expiré',
      text: 'S’il vous a déjà servi, connectez-vous avec votre e-mail et votre mot de passe. Sinon, créez de nouveau votre compte : nous vous enverrons un autre lien.',
      action: 'Se connecter',
    },
  },
  /** Shown when the session expires while a member uses the shop. */
  ended: {
    title: 'Reconnectez-vous',
    text: (email: string) =>
      `Votre connexion avec ${email} a expiré. Reconnectez-vous pour continuer ; tout ce qui est sur cette page est enregistré.`,
    withoutPassword: (name: string) =>
      `Votre connexion${name && ` (${name})`} a expiré. Reconnectez-vous sur la page de connexion ; les modifications non enregistrées de cette page seront perdues.`,
    wrong: 'Ce n’est pas votre mot de passe. Réessayez.',
    submit: 'Se connecter',
    busy: 'Connexion…',
    login: 'Aller à la connexion',
    decline: 'Continuer sans se connecter',
  },
  required: {
    fullName: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    emailFormat: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
    password: 'Indiquez votre mot de passe.',
    passwordLength: `Choisissez au moins ${passwordLength}.`,
    passwordBytes:
      'Choisissez-en un plus court : 72 lettres sans accent au plus, ou 36 lettres accentuées ou arabes.',
  },
  problems: {
    credentials: 'L’e-mail et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
    unconfirmed: 'Ouvrez d’abord le lien que nous vous avons envoyé par e-mail.',
    'weak-password': 'Ce mot de passe est facile à deviner. Choisissez-en un plus long.',
    'same-password': 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    'second-factor':
      'Ce compte utilise la validation en deux étapes. Pour saisir votre code, déconnectez-vous, puis connectez-vous à l’administration.',
    'wrong-code':
      'Ce code est incorrect ou n’est plus valable. Saisissez celui que votre application affiche maintenant.',
    code: 'Ce code est incorrect ou trop ancien. Vérifiez-le, ou demandez-en un nouveau.',
    email: 'Vérifiez l’adresse e-mail.',
    captcha:
      'La vérification n’a pas été terminée. Réessayez et allez jusqu’au bout ; votre saisie est enregistrée.',
    refused: 'Cela n’a pas fonctionné avec cet e-mail. Si vous avez déjà un compte, connectez-vous.',
    'rate-limited': 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
    offline: 'Vous êtes hors ligne. Votre saisie est enregistrée ; réessayez une fois en ligne.',
    unknown: 'Une erreur s’est produite de notre côté. Votre saisie est enregistrée ; réessayez.',
  },
  profile: {
    title: 'Profil',
    greeting: (name: string) => (name ? `Bonjour, ${name}` : 'Votre compte'),
    card: 'Compte connecté',
    since: (month: string) => `Membre depuis ${month}`,
    stats: {
      label: 'Votre compte en chiffres',
      orders: 'Commandes',
      wishlist: 'Liste d’envies',
      reviews: 'Avis',
      error: 'Impossible de charger vos chiffres.',
    },
    menu: {
      label: 'Votre compte',
      orders: 'Mes commandes',
      addresses: 'Adresses de livraison',
      payment: 'Modes de paiement',
      notifications: 'Notifications',
      help: 'Aide et service client',
      settings: 'Réglages',
    },
    logout: 'Se déconnecter',
    loggingOut: 'Déconnexion…',
    loggedOut: 'Déconnexion réussie',
    logoutFailed: {
      title: 'Votre compte est toujours connecté',
      description: 'La déconnexion n’a pas fonctionné. Réessayez.',
    },
    owner: 'Ouvrir l’administration',
    orders: 'Mes commandes',
    noOrders: {
      title: 'Aucune commande pour le moment',
      text: 'Les commandes passées avec votre compte s’affichent ici, avec leur statut.',
      action: 'Trouver un article',
    },
    items: (amount: number) => count(amount, 'article', 'articles'),
    order: (number: string) => `Commande ${number}`,
    placed: (day: string) => `Passée le ${day}`,
  },
} as const satisfies Words<typeof english.account>
