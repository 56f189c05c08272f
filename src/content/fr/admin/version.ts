import type * as english from '../../en/admin/version'
import type { Words } from '../../words'

/** Words of an app and a database of different releases. */
export const versionWords = {
  older: {
    title: 'La base de données est plus ancienne que l’application',
    text: 'Lancez npm run setup depuis la version déployée : la base reçoit ce qui lui manque. D’ici là, des pages de l’administration peuvent échouer ; la boutique continue.',
  },
  newer: {
    title: 'La base de données est plus récente que l’application',
    text: 'Construisez et déployez la version que la base a déjà. D’ici là, des pages de l’administration peuvent échouer ; la boutique continue.',
  },
} as const satisfies Words<typeof english.versionWords>
