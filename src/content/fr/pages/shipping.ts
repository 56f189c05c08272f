import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../../policy-document'
import { deliveryTime } from '../shared/delivery-time'

export const shippingDocument: PolicyDocument = ({ packing_days: days }) => {
  const packed =
    days === '0'
      ? 'le même jour ouvré'
      : `sous ${days?.replace('-', ' à ') ?? '{packing_days}'} ${days === '1' ? 'jour ouvré' : 'jours ouvrés'}`
  return {
    lead: `Préparation ${packed}, et un suivi de notre porte à la vôtre.`,
    updated: lastUpdated.shipping,
    sections: [
      {
        id: 'costs',
        title: 'Ce que cela coûte',
        words: 'prix frais livraison port gratuit gratuite offerte coût tarif express premium expédition',
        blocks: [
          'Chaque mode de livraison a son prix. Certains sont gratuits dès que vos articles atteignent un montant suffisant, avant toute remise.',
          'Vous choisissez le mode de livraison à la commande, où chacun indique ses jours et ses frais :',
        ],
      },
      {
        id: 'times',
        title: 'Combien de temps cela prend',
        words: 'délai livraison temps jours quand arrive arrivée retard estimation date',
        blocks: [
          deliveryTime.promise,
          `D’abord la préparation, ${packed}. Ensuite le trajet. Les jours d’un mode de livraison se comptent à partir de votre commande et comprennent les deux.`,
        ],
      },
      {
        id: 'where',
        title: 'Où nous livrons',
        words: 'international étranger pays monde douane expédier livrer',
        blocks: [
          'Les pays où nous livrons viennent en premier dans la liste, au moment de commander. Si nous ne livrons pas encore dans le vôtre, vous le voyez dès que vous le choisissez, et rien n’est commandé.',
          'À l’étranger, la douane peut demander des droits à l’arrivée du colis. Ils sont à votre charge.',
        ],
      },
      {
        id: 'tracking',
        title: 'Suivre votre colis',
        words: 'suivre suivi numéro où est ma commande colis transporteur statut',
        blocks: [
          'Vous recevez un e-mail quand la commande est passée, quand nous la préparons, quand elle part et quand elle est arrivée. Celui qui annonce son départ contient le numéro de suivi, si le transporteur en donne un.',
          'Vous pouvez regarder à tout moment : avec le numéro de commande et votre e-mail sur la page de suivi, ou dans votre profil si vous avez un compte.',
          {
            kind: 'links',
            links: [
              { label: 'Suivre votre commande', to: paths.track },
              { label: 'Mes commandes', to: paths.profileOrders },
            ],
          },
        ],
      },
      {
        id: 'trouble',
        title: 'En cas de problème',
        words: 'colis perdu endommagé abîmé manquant retard mauvaise adresse pas arrivé reçu',
        blocks: [
          {
            kind: 'list',
            items: [
              'Le colis n’est pas arrivé à la date indiquée dans votre confirmation : écrivez-nous. Nous interrogeons le transporteur, et nous renvoyons la commande ou la remboursons.',
              'Le colis est abîmé : gardez l’emballage, prenez une photo, et écrivez-nous. Vous n’avez rien à renvoyer au préalable.',
              'L’adresse est erronée : dites-le-nous avant la préparation de la commande, et nous la corrigeons.',
            ],
          },
          { kind: 'links', links: [{ label: 'Nous contacter', to: paths.contact }] },
        ],
      },
    ],
  }
}
