import type * as english from '../../../en/admin/catalogue/makers'
import type { Words } from '../../../words'

/** Who makes the goods, as Regulation (EU) 2023/988 wants it shown. */
export const adminMakers = {
  title: 'Sécurité des produits',
  link: 'Fabricants',
  text: 'Qui fabrique vos articles, qui en répond dans l’Union européenne, et les avertissements. Les boutiques qui y vendent les montrent sur la page de chaque article.',
  hint: 'Ce qui est écrit ici figure sur les pages des articles, selon leur fabricant. Une ligne sans fabricant vaut pour tous les autres articles.',
  add: 'Ajouter un fabricant',
  edit: (name: string) => `Modifier ${name}`,
  list: 'Fabricants',
  error: 'Les fabricants n’ont pas pu être chargés.',
  none: {
    title: 'Aucun fabricant',
    text: 'Ajoutez qui fabrique vos articles : la boutique elle-même, si c’est elle.',
  },
  ofAll: 'Pour tous les autres articles',
  of: (name: string) => `Pour les articles du fabricant ${name}`,
  inUnion: (name: string) => `Dans l’Union européenne : ${name}`,
  form: {
    add: 'Ajouter un fabricant',
    edit: 'Modifier le fabricant',
    fields: {
      vendor: 'Fabricant des articles',
      name: 'Nom',
      address: 'Adresse',
      contact: 'E-mail ou adresse web',
      euName: 'Nom, dans l’Union',
      euAddress: 'Adresse, dans l’Union',
      euContact: 'E-mail ou adresse web, dans l’Union',
      warnings: 'Avertissements',
    },
    hints: {
      vendor: 'Tel que les articles l’indiquent. Vide : tous les autres articles.',
      address: 'L’adresse postale, cinq lignes au maximum.',
      contact: 'Par exemple bonjour@atelier.example, ou https://atelier.example/contact.',
      warnings: 'Ce que les clients doivent savoir avant l’usage, dans les langues de votre boutique.',
    },
    union: 'Si le fabricant est hors de l’Union européenne : qui y répond des articles.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    delete: 'Supprimer',
    saved: 'Fabricant enregistré',
    deleted: 'Fabricant supprimé',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    taken:
      'Une autre ligne vaut déjà pour ces articles, ou quelqu’un a modifié celle-ci. Fermez-la et regardez à nouveau.',
    problems: {
      required: 'À remplir.',
      contact: 'Indiquez une adresse e-mail, ou une adresse web en https://.',
      address: 'Indiquez une à cinq lignes de 100 lettres au maximum.',
      union: 'Nom, adresse et contact vont ensemble.',
    },
  },
} as const satisfies Words<typeof english.adminMakers>
