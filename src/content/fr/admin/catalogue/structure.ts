import { structureBounds } from '@/domain/product/structure'
import type * as english from '../../../en/admin/catalogue/structure'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

/** Words of the screen with departments, categories and groups. */
export const adminStructure = {
  title: 'Structure',
  open: 'Rayons, catégories et groupes',
  back: 'Collections',
  error: 'Impossible de charger la structure',
  sizeCharts: 'Tableaux des tailles',
  kinds: {
    department: {
      title: 'Rayons',
      text: 'Les parties de la boutique, par exemple la mode femme. Chaque rayon a sa page. Une boutique qui vend un seul type d’articles n’en a pas besoin.',
      add: 'Ajouter un rayon',
      none: 'Aucun rayon.',
    },
    category: {
      title: 'Catégories',
      text: 'Des types d’articles présents dans plusieurs rayons, par exemple les robes. Les clients filtrent les listes par catégorie.',
      add: 'Ajouter une catégorie',
      none: 'Aucune catégorie.',
    },
    group: {
      title: 'Groupes',
      text: 'Les titres sous lesquels la page de toutes les collections les présente.',
      add: 'Ajouter un groupe',
      none: 'Aucun groupe.',
    },
  },
  edit: (name: string) => `Modifier ${name}`,
  order: {
    moved: (name: string, place: number, of: number) => `${name} : place ${number(place)} sur ${number(of)}`,
    failed: { title: 'L’ordre n’a pas été enregistré', text: 'L’ordre est inchangé. Réessayez.' },
    changed: 'Un autre propriétaire a modifié les lignes entre-temps. La liste affiche les lignes actuelles.',
  },
  form: {
    addTitle: {
      department: 'Ajouter un rayon',
      category: 'Ajouter une catégorie',
      group: 'Ajouter un groupe',
    },
    name: 'Nom',
    slug: 'Adresse dans la boutique',
    slugHint: 'Les liens vers l’ancienne adresse mèneront à la nouvelle.',
    inMenu: 'Dans les menus qui listent les rayons',
    gender: 'Pour qui, dans les flux d’articles',
    genders: { '': 'Non précisé', female: 'Femme', male: 'Homme', unisex: 'Unisexe' },
    ageGroup: 'Âge, dans les flux d’articles',
    ageGroups: {
      '': 'Comme son rayon',
      newborn: 'Nouveau-nés',
      infant: 'Bébés',
      toddler: 'Tout-petits',
      kids: 'Enfants',
      adult: 'Adultes',
    },
    partOf: 'Fait partie de',
    partOfHint: 'Une recherche de la catégorie plus large la trouve aussi.',
    none: 'Aucun choix',
    page: 'Figure sur la page',
    pageHint: 'Là où mènent les recherches qui la visent.',
    picture: 'Image',
    pictureHint: 'À côté de son nom, là où les clients commencent une recherche.',
    department: 'Rayon des nouvelles collections',
    hasPosters: 'En premier, chaque collection en affiche',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: (name: string) => `Enregistré : ${name}`,
    delete: 'Supprimer',
    problems: {
      name: `Indiquez un nom de ${count(structureBounds.name, 'caractère', 'caractères')} au maximum.`,
      slug: 'Utilisez des minuscules et des chiffres, séparés par des traits d’union simples.',
    },
    refusals: {
      conflict: 'Cette adresse est déjà prise. Choisissez un autre nom ou une autre adresse.',
      ROW_CHANGED:
        'Un autre propriétaire a fait une modification entre-temps. Enregistrez à nouveau pour la remplacer, ou annulez pour la voir.',
      ROW_GONE:
        'Un autre propriétaire a supprimé cet élément entre-temps. Annulez, puis ajoutez-le à nouveau si vous en avez besoin.',
      invalid: 'Cette adresse est réservée à la boutique elle-même. Choisissez-en une autre.',
      unknown: 'Rien n’a été enregistré. Réessayez.',
    },
  },
  remove: {
    title: (name: string) => `Supprimer ${name} ?`,
    text: 'Les collections et les articles restent dans la boutique.',
    keep: 'Annuler',
    confirm: 'Supprimer',
    busy: 'Suppression…',
    done: (name: string) => `Supprimé : ${name}`,
    shown: (places: string) => `Encore affiché ici : ${places}. Commencez par l’en retirer.`,
    place: {
      page: (title: string) => `la page « ${title} »`,
      menu: (name: string) => `le menu « ${name} »`,
      brand: 'la marque',
      category: (name: string) => `la catégorie « ${name} »`,
      department: (name: string) => `le rayon « ${name} »`,
      collection: (name: string) => `la collection « ${name} »`,
    },
    refusals: {
      conflict: 'Des collections en font encore partie. Rangez-les d’abord ailleurs.',
      unknown: 'Rien n’a été supprimé. Réessayez.',
    },
  },
} as const satisfies Words<typeof english.adminStructure>
