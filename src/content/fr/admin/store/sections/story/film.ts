import type * as english from '../../../../../en/admin/store/sections/story/film'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Vidéo',
  hint: 'La vôtre, ou de YouTube ou Vimeo',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    film: {
      name: 'Votre vidéo',
      hint: 'Qui ne peut pas l’entendre a besoin de sous-titres dans l’image. Une vidéo prise au téléphone peut révéler où elle a été tournée.',
    },
    address: {
      name: 'Ou l’adresse d’une vidéo ailleurs',
      hint: 'Celle de sa page sur YouTube ou Vimeo. Rien n’en est chargé avant que quelqu’un ne lance la lecture.',
    },
    poster: { name: 'Image avant la lecture' },
  },
} as const satisfies Words<typeof english.words>
