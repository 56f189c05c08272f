/** What renders the shop's pages, by language. */
declare module 'virtual:languages' {
  type Load = () => Promise<typeof import('@/server/handle')>
  export const renderers: { en: Load } & Partial<Record<import('@/domain/text/language').Language, Load>>
  /** Changes with any file that browsers load. */
  export const version: string
}
