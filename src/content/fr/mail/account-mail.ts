// Read by the mail function as well, which runs outside of the app: so the imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/mail/account-mail.ts'
import type { Words } from '../../words.ts'

const forShop = () => (shop.name ? ` pour ${shop.name}` : '')

/** Mails about an account itself. Supabase Auth sends them: `npm run mail:templates` makes its templates from these. */
export const accountMail = {
  recovery: {
    get subject() {
      return `Choisissez un nouveau mot de passe${forShop()}`
    },
    preview: 'Le lien fonctionne une seule fois, pendant une heure.',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Le lien fonctionne une seule fois, pendant une heure.',
    action: 'Choisir un nouveau mot de passe',
    reason:
      'Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé avec votre adresse. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  confirmation: {
    get subject() {
      return `Confirmez votre e-mail${forShop()}`
    },
    preview: 'Un clic, et votre compte est ouvert.',
    title: 'Plus qu’un clic pour ouvrir votre compte',
    text: 'Confirmez que cette adresse est la vôtre, et votre compte est ouvert.',
    action: 'Confirmer mon e-mail',
    reason:
      'Vous recevez cet e-mail parce qu’un compte a été créé avec votre adresse. Si ce n’était pas vous, ne faites rien : sans ce lien, il reste fermé.',
  },
} as const satisfies Words<typeof english.accountMail>
