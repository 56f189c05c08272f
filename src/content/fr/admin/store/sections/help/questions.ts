import type * as english from '../../../../../en/admin/store/sections/help/questions'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Questions',
  hint: 'Des questions dont les réponses s’ouvrent et se ferment',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte', hint: 'Sous le titre d’une page entière.' },
    layout: {
      name: 'Disposition',
      options: { part: 'Une partie de page', page: 'Une page entière, avec recherche' },
    },
    questions: { name: 'Questions', hint: 'Une question sans réponse n’est pas affichée.' },
    'questions.anchor': {
      name: 'Nom court pour les liens',
      hint: 'Lettres, chiffres et tirets, par exemple retours. Vide : il se crée de lui-même.',
    },
    'questions.question': { name: 'Question' },
    'questions.answer': { name: 'Réponse', hint: 'Chaque ligne est un paragraphe.' },
    'questions.links': { name: 'Liens sous la réponse' },
    'questions.links.label': { name: 'Nom', hint: 'Vide : le nom de la destination.' },
    'questions.links.to': { name: 'Lien vers' },
    'questions.words': {
      name: 'Trouvée aussi par',
      hint: 'Des mots que l’on cherche, séparés par des espaces.',
    },
    aside: {
      name: 'À côté des questions',
      options: {
        none: 'Rien',
        ask: 'Une invitation à écrire',
        channels: 'Tous les moyens de vous joindre',
      },
    },
    help: { name: 'Votre page d’aide', hint: 'Là où l’on va si la question n’est pas ici.' },
    all: { name: 'Lien sous les questions', hint: 'Vide : le nom de la destination.' },
    allTo: { name: 'Ce lien mène à' },
    ground: {
      name: 'Fond',
      options: { plain: 'Celui de la page', tint: 'Teinte discrète', band: 'Couleur de la marque' },
    },
  },
} as const satisfies Words<typeof english.words>
