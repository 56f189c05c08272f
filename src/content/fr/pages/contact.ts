import { paths } from '@/config/paths'
import { phoneHref } from '@/domain/shop/support'
import type * as english from '../../en/pages/contact'
import type { Words } from '../../words'
import { count } from '../shared/numbers'
import { returnTime } from '../shared/shop-words'

const problem = (required: string, tooLong: string) => ({ required, 'too-long': tooLong })

const about: Readonly<Record<string, string>> = {
  return: 'Je souhaite retourner un article',
  order: 'Au sujet de ma commande',
  call: 'Merci de m’appeler',
  chat: 'J’ai une question',
}

/** Words of every form that writes to the shop. */
export const messageWords = {
  optional: 'facultatif',
  left: (amount: number) => count(amount, 'caractère restant', 'caractères restants'),
  over: (amount: number) => `${count(amount, 'caractère', 'caractères')} de trop`,
  problems: {
    name: problem('Indiquez votre nom.', 'Ce nom est trop long.'),
    email: {
      ...problem(
        'Indiquez votre adresse e-mail, pour que nous puissions vous répondre.',
        'Cette adresse e-mail est trop longue.',
      ),
      email: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
    },
    subject: problem('Indiquez le sujet en quelques mots.', 'Raccourcissez un peu le sujet.'),
    body: problem('Écrivez votre message.', 'Ce message est trop long pour un seul envoi. Raccourcissez-le.'),
    business: problem('Indiquez le nom de votre entreprise.', 'Ce nom est trop long.'),
    category: problem('Choisissez ce que vous vendez le plus.', 'Choisissez ce que vous vendez le plus.'),
    city: problem('Indiquez la ville d’où vous vendez.', 'Ce nom est trop long.'),
    phone: {
      ...problem('Indiquez votre numéro de téléphone.', 'Ce numéro de téléphone est trop long.'),
      phone: 'Indiquez un numéro de téléphone valide : chiffres, espaces et +.',
    },
    website: problem('Indiquez l’adresse.', 'Cette adresse est trop longue.'),
  },
  summary: (amount: number) =>
    amount === 1
      ? 'Un champ est à corriger'
      : count(amount, 'champ est à corriger', 'champs sont à corriger'),
  failed: { kept: 'Votre message est enregistré. Vous pouvez aussi l’envoyer par e-mail à' },
  tooMany: {
    title: 'Trop de messages à la fois',
    text: 'Vous pouvez envoyer cinq messages par heure. Patientez un peu ; votre message est enregistré.',
  },
  honeypot: {
    title: 'Envoyez-le encore une fois',
    text: 'Un champ caché contre les messages indésirables a été rempli, peut-être par une extension du navigateur. Nous l’avons vidé.',
  },
  reference: 'Votre référence',
  mailed: (email: string) => `Une confirmation part à l’adresse ${email}.`,
  notMailed: 'Cette fois, aucune confirmation ne part par e-mail : notez bien la référence.',
  restored: 'Ce que vous aviez commencé à écrire est encore là.',
  discard: 'Recommencer',
} as const satisfies Words<typeof english.messageWords>

export const contact = {
  lead: 'Une question, une réclamation, un mot gentil : écrivez-nous.',
  details: 'Autres moyens de nous joindre',
  address: 'Par courrier',
  get addressNote() {
    return `Pour les lettres.${returnTime() === null ? '' : ' Les retours ont leur propre adresse, sur leur étiquette.'}`
  },
  newWindow: 's’ouvre dans une nouvelle fenêtre',
  zone: (country: string) => `À l’heure locale (${country}).`,
  first: 'La réponse est peut-être déjà ici',
  form: 'Nous écrire',
  fields: { name: 'Nom', email: 'E-mail', subject: 'Sujet', body: 'Message' },
  hints: {
    email: 'Nous répondons à cette adresse et ne l’utilisons pour rien d’autre.',
    body: 'S’il s’agit d’une commande, son numéro nous aide.',
    call: 'S’il s’agit d’une commande, son numéro nous aide. Pour être rappelé, ajoutez votre numéro de téléphone.',
  },
  submit: 'Envoyer le message',
  busy: 'Envoi…',
  /** The subjects that `?about=` prefills. */
  about,
  sent: {
    title: 'Nous avons reçu votre message',
    text: 'Nous répondons par e-mail.',
    again: 'Écrire un autre message',
    help: 'Voir les pages d’aide',
    home: 'Revenir à la boutique',
  },
} as const satisfies Words<typeof english.contact>

/** The channels that the shop offers; `email` is its address. One without a number or a chat of its own leads to the message form. */
export const channelsOf: typeof english.channelsOf = ({ phone, chatUrl, hours }, email) => {
  const form = (subject: keyof typeof about) => `${paths.contact}?about=${subject}#write`
  const channels = [
    {
      id: 'chat',
      label: 'Chat en direct',
      ...(chatUrl
        ? { action: 'Ouvrir le chat', href: chatUrl }
        : { action: 'Nous écrire', href: form('chat') }),
    },
    {
      id: 'phone',
      label: 'Téléphone',
      ...(phone
        ? { action: phone, href: phoneHref(phone) }
        : { action: 'Demander à être rappelé', href: form('call') }),
    },
    ...(email === null
      ? []
      : [{ id: 'email', label: 'E-mail', action: email, href: `mailto:${email}` } as const]),
  ] as const
  return channels.flatMap((channel) => {
    const open = hours[channel.id]
    return open ? [{ ...channel, hours: open }] : []
  })
}
