/** What the server needs to know of the browser's build (src/build/client-files.ts). */
declare module 'virtual:client-build' {
  /** index.html with the built styles and script, and its places still open. */
  export const template: string
  /** What the template has inline, as a content security policy allows it: 'sha256-…'. */
  export const inlineHashes: { scripts: string[]; styles: string[] }
  /** The files of a source module and of all that it imports, the entry's left out, as paths. */
  export const filesOf: Readonly<Record<string, readonly string[]>>
  /** The same of each kind of section. */
  export const filesOfKind: Readonly<Record<string, readonly string[]>>
  /** The entry's files besides itself. */
  export const entryFiles: readonly string[]
}

/** What the service worker keeps from its installation on: the app's page first, then files. */
declare module 'virtual:precache' {
  export const precached: { url: string; revision: string | null }[]
}
