import type * as english from '../../en/account/captcha'
import type { Words } from '../../words'

const host = { turnstile: 'challenges.cloudflare.com', hcaptcha: 'hcaptcha.com' } as const

/** Words of the dialog that shows the CAPTCHA. */
export const captcha = {
  title: 'Une petite vérification',
  text: {
    order:
      'Elle empêche les robots de réserver ce que vous voulez acheter. Votre panier et vos coordonnées sont enregistrés.',
    message: 'Elle empêche les robots de remplir notre boîte de réception. Votre message est enregistré.',
    subscription: 'Elle empêche les robots d’inscrire l’adresse de quelqu’un d’autre.',
    setup: 'Passez la vérification que verront vos visiteurs. Elle sera activée ensuite.',
    auth: 'Elle empêche les robots d’essayer des mots de passe et d’ouvrir des comptes. Votre saisie est enregistrée.',
  },
  members: 'Elle n’est pas demandée aux membres dont l’e-mail est confirmé.',
  frame: 'Vérification anti-robots',
  loading: 'Chargement de la vérification…',
  ready: 'Passez la vérification. Souvent, vous n’avez rien à faire.',
  checking: 'Vérification…',
  cancel: 'Annuler',
  again: 'Réessayer',
  problems: {
    blocked: (provider: keyof typeof host) =>
      `La vérification n’a pas pu s’afficher. Un bloqueur de publicité la gêne peut-être : autorisez ${host[provider]} sur cette page et réessayez, ou changez de navigateur.`,
    CAPTCHA_FAILED: 'La vérification a échoué ou a pris trop de temps. Réessayez.',
    CAPTCHA_CHANGED: 'La boutique vient de changer de vérification. Annulez, puis envoyez de nouveau.',
    CAPTCHA_MISCONFIGURED:
      'La vérification ne fonctionne pas pour le moment. Vous n’y êtes pour rien ; écrivez-nous.',
    setup:
      'Le secret de la fonction verify-captcha manque ou appartient à une autre clé de site : rien n’a été activé.',
    PROVIDER_UNAVAILABLE: 'La vérification n’a pas répondu. Patientez un instant, puis réessayez.',
    'rate-limited': 'La vérification est très sollicitée. Patientez un instant, puis réessayez.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
    unknown: 'La vérification n’a pas fonctionné. Réessayez.',
  },
} as const satisfies Words<typeof english.captcha>
