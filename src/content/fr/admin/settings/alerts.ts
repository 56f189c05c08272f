import type * as english from '../../../en/admin/settings/alerts'
import type { Words } from '../../../words'

/** Words of the settings by which this browser tells the owner of new orders. */
export const adminAlerts = {
  title: 'Alertes de nouvelle commande',
  text: 'Pour ce navigateur. L’e-mail des nouvelles commandes se règle dans « Commandes et stock ».',
  sound: {
    label: 'Émettre un son',
    on: 'Activé : sonne dans un seul onglet tant que l’administration est ouverte. Après un rechargement, les navigateurs n’émettent de son qu’une fois que vous avez cliqué sur la page.',
    off: 'Désactivé : le titre et la pastille indiquent toujours combien de commandes attendent.',
  },
  push: {
    label: 'Notifications sur cet appareil',
    hint: 'Même quand la boutique est fermée. Une par minute au plus, avec le nombre de commandes et leur montant, rien sur les clients.',
    loading: 'Vérification de ce navigateur…',
    states: {
      unsupported: 'Indisponibles : ce navigateur n’accepte pas les notifications des sites.',
      'must-install':
        'Sur iPhone et iPad, ajoutez d’abord la boutique à l’écran d’accueil (Partager, Sur l’écran d’accueil), puis ouvrez-la de là et revenez sur cette page.',
      'not-set-up':
        'Pas encore configurées : les clés de send-push manquent. La marche à suivre est dans docs/new-orders.md.',
      blocked:
        'Bloquées : autorisez les notifications de ce site dans les réglages du navigateur, puis rechargez cette page.',
      off: 'Désactivées.',
      on: 'Activées pour ce navigateur, jusqu’à votre déconnexion.',
    },
    error: 'Impossible de vérifier ce navigateur',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    test: 'Envoyer une notification de test',
    testing: 'Envoi…',
    tested: 'Notification de test envoyée',
    problems: {
      NOT_SUBSCRIBED: 'Ce navigateur n’est plus abonné. Réactivez les notifications.',
      TOO_MANY_TESTS: 'Trop de tests. Attendez quelques minutes, puis réessayez.',
      PUSH_SERVICE_FAILED: 'Le service de notifications du navigateur l’a refusée. Réessayez plus tard.',
    },
  },
} as const satisfies Words<typeof english.adminAlerts>
