/** What the app knows of the database's migrations. */
declare module 'virtual:migrations' {
  /** The version of the newest one, as the database's history names it. */
  export const newest: string
}
