import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../../policy-document'

export const accessibilityDocument: PolicyDocument = (facts) => ({
  lead: 'Tout le monde doit pouvoir trouver, acheter et renvoyer ici ce qui lui plaît. Cette page dit ce que nous visons, comment c’est testé, et ce qui ne l’est pas.',
  updated: lastUpdated.accessibility,
  sections: [
    {
      id: 'aim',
      title: 'Ce que nous visons',
      words: 'wcag rgaa conformité norme standard handicap loi déclaration accessible sans obstacle a11y',
      blocks: [
        'Chaque page de cette boutique vise la conformité aux Règles pour l’accessibilité des contenus Web (WCAG) 2.2, au niveau AA. À ce jour, nous ne connaissons aucun manquement. Nous avons fait cette évaluation nous-mêmes ; personne d’extérieur n’a audité la boutique.',
      ],
    },
    {
      id: 'offers',
      title: 'Ce que la boutique propose',
      words:
        'clavier lecteur écran zoom grand texte contraste thème sombre mouvement animation aveugle malvoyant',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tout fonctionne au clavier seul. Sur chaque page, le premier appui sur Tab propose de passer le menu.',
            'Les pages ont des titres et des repères. Un changement de page, un ajout au panier, les résultats d’un filtre et les erreurs d’un formulaire sont annoncés.',
            'Le texte peut être deux fois plus grand, et l’écran large de 320 pixels : rien ne se perd et aucune ligne ne demande de défiler sur le côté. Seuls des tableaux et des rangées d’articles peuvent défiler à part.',
            'Il y a un thème clair et un thème sombre. La boutique suit votre système, sauf si vous choisissez, et respecte les couleurs que votre système impose.',
            'Rien ne bouge tout seul si votre système demande moins d’animations. Les offres ont un compte à rebours, qui mène à leur fin réelle.',
            'Aucune étape d’un achat n’est limitée dans le temps, et aucune n’exige un compte ni la résolution d’une énigme.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'Comment c’est testé',
      words: 'axe test audit navigateur',
      blocks: [
        'Les tests font partie du code de la boutique et sont répétés à chaque modification. Ils s’exécutent dans Chromium, à la taille d’un écran d’ordinateur et d’un téléphone.',
        {
          kind: 'table',
          caption: 'Ce qui est testé, et comment',
          head: ['Quoi', 'Comment'],
          rows: [
            [
              'Chaque page, dans les deux tailles et les deux thèmes, avec les fenêtres, les menus et les erreurs ouverts',
              'Automatiquement, avec toutes les règles d’axe-core prévues pour des pages terminées',
            ],
            [
              'La recherche et l’achat, les filtres, les photos d’un article, une adresse dans le compte',
              'Du début à la fin, au clavier seul',
            ],
            [
              'Les noms, les rôles, les titres et les annonces',
              'Dans l’arbre d’accessibilité, celui que le navigateur transmet à un lecteur d’écran',
            ],
            [
              'Le texte à 200 %, un espacement plus large, un écran de 320 pixels, la taille des zones à toucher',
              'Par des mesures sur chaque page',
            ],
            [
              'Les couleurs imposées et les animations réduites',
              'Par simulation dans le navigateur ; les animations sont mesurées, les couleurs examinées sur les pages principales',
            ],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Ce qui n’est pas testé, et les limites connues',
      words: 'nvda jaws voiceover talkback firefox safari limite limitation',
      blocks: [
        {
          kind: 'list',
          items: [
            'Personne n’a encore essayé la boutique avec un lecteur d’écran, une commande vocale ou un contacteur. L’arbre d’accessibilité montre ce qu’un tel outil reçoit, pas s’il est facile de s’en servir.',
            'Firefox, Safari et de vrais téléphones n’ont pas fait partie des tests.',
            'Les photos ajoutées par les vendeurs ont pour description ce qu’ils ont saisi. Nous ne pouvons pas garantir que chaque description soit bonne.',
            'Les e-mails et les pages d’autres entreprises, comme le chat et les réseaux sociaux, n’ont pas été évalués.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Quelque chose vous bloque ?',
      words: 'obstacle réclamation problème signaler commentaire aide contact',
      blocks: [
        `Dites-nous de quelle page il s’agit et, si vous le souhaitez, quels outils vous utilisez. ${facts.email === null ? 'Utilisez' : 'Écrivez à {email} ou utilisez'} le formulaire de contact. Nous lisons chaque message, et pouvons prendre votre commande ou vous transmettre le contenu d’une page autrement.`,
        { kind: 'links', links: [{ label: 'Nous contacter', to: paths.contact }] },
      ],
    },
  ],
})
