import type { PageHead } from './page-head'

type PrerenderHead = {
  page?: PageHead | undefined
  crumbs?: readonly { label: string; to?: string | undefined }[] | undefined
}

/**
 * The head of the page that is being prerendered (src/app/prerender.tsx). Only code under `import.meta.env.SSR` writes
 * it, which the browser's build leaves out.
 */
export const prerenderHead: PrerenderHead = {}
