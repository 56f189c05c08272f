/** Words of an app and a database of different releases. */
export const versionWords = {
  older: {
    title: 'The database is older than the app',
    text: 'Run npm run setup from the release that is deployed: it brings what the database lacks. Until then some pages of the admin may fail; the shop goes on.',
  },
  newer: {
    title: 'The database is newer than the app',
    text: 'Build and deploy the release that the database has. Until then some pages of the admin may fail; the shop goes on.',
  },
} as const
