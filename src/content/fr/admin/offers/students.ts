import type * as english from '../../../en/admin/offers/students'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { shopTime } from '../../shared/shop-time'

const day = shopTime({ day: 'numeric', month: 'long', year: 'numeric' })

export const adminStudents = {
  title: 'Demandes d’étudiants',
  list: 'Demandes d’étudiants',
  filter: 'Demandes par état',
  states: {
    open: 'À examiner',
    approved: 'Acceptée',
    refused: 'Refusée',
    unconfirmed: 'E-mail non confirmé',
    all: 'Toutes',
  },
  columns: {
    name: 'Nom',
    school: 'Établissement',
    asked: 'Demandée',
    proof: 'Justificatif',
    state: 'État',
  },
  nameless: 'Nom supprimé',
  hasProof: 'Justificatif',
  noProof: 'Aucun',
  found: (amount: number) => count(amount, 'demande trouvée', 'demandes trouvées'),
  error: 'Impossible de charger les demandes d’étudiants',
  none: {
    title: 'Aucune demande à examiner',
    text: 'Les étudiants demandent leur remise sur la page étudiante de la boutique. Les demandes confirmées apparaissent ici.',
  },
  noneHere: { title: 'Aucune demande ici', text: 'Regardez dans un autre état.' },
  detail: {
    open: (name: string) => `Demande : ${name}`,
    close: 'Fermer',
    closeHint: 'Fermer (Échap)',
    missing: {
      title: 'Demande introuvable',
      text: 'Elle est sur une autre page, ou l’adresse est incomplète.',
    },
    rows: {
      email: 'E-mail',
      school: 'Établissement',
      asked: 'Demandée',
      confirmed: 'E-mail confirmé',
      decided: 'Décision',
      code: 'Code',
      note: 'Remarque',
    },
    on: (at: number) => day.format(at),
    notConfirmed: 'Pas encore',
    by: (day: string, email: string | null) => (email ? `${day}, par ${email}` : day),
    proof: 'Justificatif',
    noProof: 'Aucun n’a été envoyé. Une adresse e-mail de l’établissement peut suffire.',
    openProof: 'Ouvrir le justificatif',
    proofAlt: 'Justificatif envoyé',
    proofError: 'Le justificatif n’a pas pu être chargé.',
    keeping: 'Le nom et le justificatif sont supprimés 90 jours après la demande.',
    note: 'Remarque',
    noteHint: 'Seuls les administrateurs la voient.',
    optional: 'facultatif',
    approve: 'Accepter et envoyer le code',
    refuse: 'Refuser',
    busy: 'Enregistrement…',
    approved: 'Demande acceptée : le code est en route',
    refused: 'Demande refusée',
    mailed:
      'Accepter envoie par e-mail un code valable un an. Refuser envoie un e-mail de refus, sans votre remarque.',
    waits:
      'L’adresse e-mail n’est pas encore confirmée. Vous pouvez refuser la demande, sans qu’un e-mail soit envoyé.',
    changed:
      'Un autre propriétaire a décidé de cette demande entre-temps. Son état actuel est maintenant affiché.',
    ended: 'La remise pour les étudiants est désactivée. Activez-la d’abord dans les réglages.',
    failed: 'Rien n’a été modifié. Réessayez.',
  },
} as const satisfies Words<typeof english.adminStudents>
